package stavka.redstar.economy;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.end;
import static stavka.redstar.Field.hex;
import static stavka.redstar.Field.unit;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.redstar.Field;
import stavka.redstar.Offers;
import stavka.redstar.Told;
import stavka.redstar.economy.EconomySection.Evacuate;
import stavka.redstar.economy.EconomySection.Summon;
import stavka.redstar.model.Box;
import stavka.redstar.model.Ledger;

/** What the steps of the war economy offer, refuse and tell. */
final class EconomyOffersTest {
  private static Field factories() {
    return at(3, "evacuation")
        .watched()
        .place("1018", "su-fac-1 su-coal")
        .place("1013", "su-fac-2")
        .place("1212", "su-fac-3")
        .place("1009", "de-inf-1");
  }

  @Test
  @Rule({"14.2", "14.2.1", "14.2.2"})
  void factoriesThatCanLeaveAreOfferedThoseNearestToTheEnemyFirst() {
    List<Order> offered = Offers.exactly(factories(), Offers.units().mapToObj(Evacuate::new));
    assertThat(offered)
        .containsExactly(new Evacuate(unit("su-fac-2")), new Evacuate(unit("su-fac-1")));
    assertThat(factories().choices()).contains(new EndPhase());
    assertThat(factories().decision()).isEqualTo("choose-evacuation");
    assertThat(Field.GAME.decision(factories().position()).side()).isEqualTo(Side.SOVIET);
    Field boxed = factories().box(Box.FORCE_POOL, "su-fac-1");
    assertThat(boxed.why(new Evacuate(unit("su-fac-1")))).isEqualTo("14.2.1 factories-only");
    assertThat(boxed.why(new Evacuate(Field.PIECES.count()))).isEqualTo("14.2.1 factories-only");
    assertThat(boxed.why(new Summon(hex("1018")))).isEqualTo("14.2.1 factories-only");
  }

  @Test
  @Rule({"14.2.1", "14.2.2"})
  void anEvacuationIsToldAndCounted() {
    Field field = factories().give(new Evacuate(unit("su-fac-2")));
    assertThat(Told.by(field))
        .containsExactly("14.2.2 placed su-fac-2 off", "14.2.2 factory-evacuated su-fac-2");
    assertThat(field.position().ledger(Ledger.EVACUATED)).isEqualTo(1);
    Field three = factories().ledger(Ledger.EVACUATED, 3);
    assertThat(three.why(new Evacuate(unit("su-fac-1")))).isEqualTo("14.2.1 three-evacuated");
    Field two = factories().ledger(Ledger.EVACUATED, 2);
    assertThat(two.why(new Evacuate(unit("su-fac-1")))).isEmpty();
  }

  private static Field summons() {
    return at(3, "leader-arrival", 2)
        .watched()
        .ledger(Ledger.LEADER_DUE, 1)
        .box(Box.LEADERS, "su-zhukov su-leader-1")
        .place("1014", "su-hq-1")
        .place("1412", "de-inf-1")
        .place("1211", "de-inf-2")
        .place("1116", "de-depot-1");
  }

  @Test
  @Rule("14.4.4")
  void aLeaderMayBeSummonedToEveryHexInSupplyWithoutEnemyOrZoneWhereHeIsOfMostUseFirst() {
    Field field = summons();
    List<Order> offered = Offers.exactly(field, Offers.hexes().mapToObj(Summon::new));
    assertThat(offered).contains(new Summon(hex("1115")), new Summon(hex("1014")));
    assertThat(offered)
        .doesNotContain(new Summon(hex("1116")), new Summon(hex("1212")), new Summon(hex("1705")));
    List<Integer> use = offered.stream().map(order -> use(field, ((Summon) order).hex())).toList();
    assertThat(use).isSortedAccordingTo((a, b) -> b - a).contains(0).contains(1);
    assertThat(use.getFirst()).isGreaterThan(1);
    for (int i = 1; i < offered.size(); i++) {
      if (use.get(i - 1).equals(use.get(i))) {
        assertThat(((Summon) offered.get(i)).hex())
            .isGreaterThan(((Summon) offered.get(i - 1)).hex());
      }
    }
    assertThat(field.choices()).doesNotContain(new EndPhase());
    for (int hex : new int[] {-1, Field.GROUND.grid().size(), hex("0101")}) {
      assertThat(field.why(new Summon(hex))).isEqualTo("14.4.4 leader-hex");
    }
  }

  /** Axis counters within three hexes. */
  private static int use(Field field, int hex) {
    return (int)
        Offers.units()
            .filter(unit -> Field.PIECES.side(unit) == Side.AXIS && field.position().onMap(unit))
            .filter(unit -> Field.GROUND.grid().distance(hex, field.position().place(unit)) <= 3)
            .count();
  }

  @Test
  @Rule({"14.4.3", "14.4.4"})
  void hisComingIsToldAndNoSecondComes() {
    Field field = summons().give(new Summon(hex("1115")));
    assertThat(Told.by(field))
        .containsExactly(
            "14.4.4 placed su-leader-1 1115", "14.4.4 leader-arrives su-leader-1 1115");
    assertThat(field.position().ledger(Ledger.LEADER_DUE)).isZero();
    Field none = summons().ledger(Ledger.LEADER_DUE, 0);
    assertThat(none.why(new Summon(hex("1115")))).isEqualTo("14.4.3 one-leader");
    assertThat(none.why(end())).isEmpty();
    assertThat(Offers.offered(none)).isEmpty();
    Field empty = summons().place("1020", "su-zhukov su-leader-1");
    assertThat(empty.why(new Summon(hex("1115")))).isEqualTo("14.4.3 one-leader");
    assertThat(empty.why(end())).isEmpty();
    assertThat(Offers.offered(empty)).isEmpty();
    assertThat(summons().why(new Evacuate(unit("su-fac-1")))).isEqualTo("14.4.3 one-leader");
  }

  @Test
  @Rule({"14.3", "14.1.3"})
  void aLostPortIsToldAndOtherAssetsNeedNoRailLine() {
    Field field = at(2, "strategic-ports").place("1212", "su-port su-coal").box(Box.POOL, "su-ore");
    new EconomySection(Field.THEATRE, Field.supply(), Field.fate()).checkPorts(field.edit());
    field.take();
    assertThat(Told.by(field)).containsExactly("14.3 eliminated su-port 1212");
    assertThat(field.where("su-coal")).isEqualTo("1212");
    Field away = at(2, "strategic-ports").box(Box.EVACUATED, "su-port");
    new EconomySection(Field.THEATRE, Field.supply(), Field.fate()).checkPorts(away.edit());
    away.take();
    assertThat(away.where("su-port")).isEqualTo("evacuated");
  }
}
