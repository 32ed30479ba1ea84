package stavka.redstar.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.advance;
import static stavka.redstar.Field.attack;
import static stavka.redstar.Field.end;
import static stavka.redstar.Field.hex;
import static stavka.redstar.Field.lose;
import static stavka.redstar.Field.reply;
import static stavka.redstar.Field.retreat;
import static stavka.redstar.Field.units;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Advance;
import stavka.engine.order.Attack;
import stavka.engine.order.Order;
import stavka.engine.order.Retreat;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.model.Marks;
import stavka.redstar.Field;
import stavka.redstar.Offers;
import stavka.redstar.Told;
import stavka.redstar.model.Box;
import stavka.redstar.model.Ledger;

/** What is offered in combat, and what is told of it. */
final class CombatOffersTest {
  /** Units of an attack in any order. */
  private record Plan(Set<Integer> units, Set<Integer> targets, int support) {
    static Plan of(Attack attack) {
      return new Plan(set(attack.units()), set(attack.targets()), attack.support());
    }

    static Plan of(String units, String targets) {
      return of(attack(units, targets));
    }

    private static Set<Integer> set(Ints ints) {
      Set<Integer> set = new HashSet<>();
      ints.forEach(set::add);
      return set;
    }
  }

  private static Set<Plan> attacks(Field field) {
    Set<Plan> plans = new HashSet<>();
    for (Order order : Offers.offered(field)) {
      assertThat(field.why(order)).as("%s", order).isEmpty();
      plans.add(Plan.of((Attack) order));
    }
    return plans;
  }

  private static Field front() {
    return Field.at(13, "axis-combat")
        .place("1210", "de-pz-1 de-inf-1 de-depot-1")
        .place("1209", "ro-1")
        .place("1211", "hu-1")
        .place("1310", "su-rc-1")
        .place("1110", "su-rc-2")
        .place("1518", "su-rc-3");
  }

  @Test
  @Rule({"7.1.1", "7.2.2", "7.3.1"})
  void unitsStacksAndAllWhoMayFightTogetherAreOfferedAndAUnitAloneOnTwoHexes() {
    assertThat(attacks(front()))
        .containsExactlyInAnyOrder(
            Plan.of("de-pz-1", "1310"),
            Plan.of("de-inf-1", "1310"),
            Plan.of("ro-1", "1310"),
            Plan.of("hu-1", "1310"),
            Plan.of("de-pz-1 de-inf-1", "1310"),
            Plan.of("de-pz-1 de-inf-1 ro-1", "1310"),
            Plan.of("de-pz-1 de-inf-1 hu-1", "1310"),
            Plan.of("de-pz-1", "1310 1110"),
            Plan.of("de-inf-1", "1310 1110"),
            Plan.of("de-pz-1", "1110"),
            Plan.of("de-inf-1", "1110"),
            Plan.of("de-pz-1 de-inf-1", "1110"));
    assertThat(front().choices()).contains(end());
    assertThat(front().why(retreat("de-pz-1", "1211"))).isEqualTo("7.1.1 combat-phase-only");
    for (String id : new String[] {"de-pz-1", "hu-1"}) {
      Set<Plan> own = new HashSet<>();
      Field.GAME
          .legal(front().position())
          .forUnit(Field.unit(id), order -> own.add(Plan.of((Attack) order)));
      assertThat(own)
          .isEqualTo(
              new HashSet<>(
                  attacks(front()).stream()
                      .filter(plan -> plan.units().contains(Field.unit(id)))
                      .toList()));
    }
  }

  @Test
  @Rule({"7.2.4", "7.2.5", "7.2.6"})
  void whoHasAttackedOrWasAttackedIsOfferedNoMore() {
    Field attacked = front().set(Marks.ATTACKED, 1, "de-pz-1 ro-1 hu-1");
    assertThat(attacks(attacked))
        .containsExactlyInAnyOrder(
            Plan.of("de-inf-1", "1310"),
            Plan.of("de-inf-1", "1310 1110"),
            Plan.of("de-inf-1", "1110"));
    Field defended = front().set(Marks.DEFENDED, 1, "su-rc-1");
    assertThat(attacks(defended))
        .containsExactlyInAnyOrder(
            Plan.of("de-pz-1", "1110"),
            Plan.of("de-inf-1", "1110"),
            Plan.of("de-pz-1 de-inf-1", "1110"));
    Field over = front().set(Marks.ATTACKED, 1, "de-pz-1 de-inf-1 ro-1 hu-1").settle();
    assertThat(over.position().phase()).isNotEqualTo(front().position().phase());
    assertThat(front().settle().position().phase()).isEqualTo(front().position().phase());
  }

  @Test
  @Rule({"7.6.2", "7.1.2", "7.2.2"})
  void theGunsAreOfferedWhereTheyHelpAndAbsurdAttacksAreRefused() {
    Field field = Field.at(13, "axis-combat").place("1413", "su-rc-1").place("1313", "de-pz-1");
    field.place("1213", "de-siege");
    assertThat(attacks(field))
        .containsExactlyInAnyOrder(
            Plan.of("de-pz-1", "1413"),
            Plan.of(new Attack(units("de-pz-1"), Field.hexes("1413"), 1)));
    for (int support : new int[] {-1, 2}) {
      assertThat(field.why(new Attack(units("de-pz-1"), Field.hexes("1413"), support)))
          .isEqualTo("7.6.2 no-siege-artillery");
    }
    field.box(Box.POOL, "de-siege");
    assertThat(field.why(new Attack(units("de-pz-1"), Field.hexes("1413"), 1)))
        .isEqualTo("7.6.2 no-siege-artillery");
    assertThat(field.why(new Attack(Ints.EMPTY, Field.hexes("1413"), 0)))
        .isEqualTo("7.1.2 attack-needs-units");
    assertThat(field.why(attack("de-pz-1 de-pz-1", "1413"))).isEqualTo("7.1.2 attack-needs-units");
    assertThat(field.why(attack("de-pz-1", ""))).isEqualTo("7.1.2 attack-needs-target");
    assertThat(field.why(attack("de-pz-1", "1413 1413"))).isEqualTo("7.1.2 attack-needs-target");
    for (int target : new int[] {-1, Field.GROUND.grid().size(), hex("1213")}) {
      assertThat(field.why(new Attack(units("de-pz-1"), Ints.of(target), 0)))
          .isEqualTo("7.2.2 nobody-to-attack");
    }
    for (int unit : new int[] {-1, Field.PIECES.count(), Field.unit("de-pz-2")}) {
      assertThat(field.why(new Attack(Ints.of(unit), Field.hexes("1413"), 0)))
          .isEqualTo("7.2.1 not-an-attacker");
    }
    Field soviet = Field.at(13, "soviet-combat").place("1413", "de-kg-inf-1");
    soviet.place("1313", "su-mc-1").place("1213", "de-siege");
    assertThat(soviet.why(new Attack(units("su-mc-1"), Field.hexes("1413"), 1)))
        .isEqualTo("7.6.2 no-siege-artillery");
  }

  @Test
  @Rule({"7.6.2", "7.8.2", "7.2.4", "7.2.5"})
  void anAttackMarksWhoFoughtAndSpendsTheGuns() {
    Field field = Field.at(13, "axis-combat", 1, 6).place("1413", "su-rc-1");
    field.place("1313", "de-pz-1 de-inf-1").place("1213", "de-siege").place("1818", "su-rc-3");
    field.give(new Attack(units("de-pz-1"), Field.hexes("1413"), 1));
    assertThat(field.position().ledger(Ledger.SIEGE_FIRED)).isEqualTo(1);
    assertThat(field.has("de-pz-1", Marks.ATTACKED)).isTrue();
    assertThat(field.has("de-inf-1", Marks.ATTACKED)).isFalse();
    assertThat(field.has("su-rc-1", Marks.DEFENDED)).isTrue();
    assertThat(field.has("su-rc-3", Marks.DEFENDED)).isFalse();
    assertThat(Told.by(field)).first().isEqualTo("7.1.2 combat 1");
    assertThat(field.fought().modifiedDie()).isEqualTo(5);
  }

  @Test
  @Rule({"7.15.2", "7.15.5", "7.15.7"})
  void everyWayOfAnAdvanceIsOfferedOnce() {
    Field field = Clash.threeToOne(4).give(attack("de-pz-1", "1310"), lose("su-rc-1"));
    assertThat(Offers.offered(field))
        .containsExactlyInAnyOrder(
            advance("de-pz-1", "1310"),
            advance("de-pz-1", "1310 1410"),
            advance("de-pz-1", "1310 1309"),
            advance("de-pz-1", "1310 1311"),
            advance("de-pz-1", "1310 1209"),
            advance("de-pz-1", "1310 1211"),
            reply("done"));
    field.give(advance("de-pz-1", "1310 1410"));
    assertThat(field.where("de-pz-1")).isEqualTo("1410");
    assertThat(field.decision()).isNotEqualTo("choose-advance");
  }

  @Test
  @Rule({"7.15.2", "7.15.5", "4.0.3"})
  void stacksAdvanceTogetherOrOneByOneAsFarAsTheSlowest() {
    Field field = Field.at(13, "axis-combat", 6).place("1210", "de-pz-1 de-inf-1");
    field.place("1310", "su-rc-1").give(attack("de-pz-1 de-inf-1", "1310"), lose("su-rc-1"));
    List<Order> offered = Offers.offered(field);
    assertThat(offered)
        .contains(advance("de-inf-1", "1310"))
        .doesNotContain(advance("de-inf-1", "1310 1410"))
        .contains(advance("de-pz-1", "1310 1410"));
    assertThat(offered)
        .filteredOn(order -> order instanceof Advance move && move.units().size() == 2)
        .hasSize(1)
        .allMatch(order -> ((Advance) order).path().equals(Field.hexes("1310")));
    field.give(advance("de-inf-1", "1310"));
    assertThat(Offers.offered(field))
        .noneMatch(
            order -> order instanceof Advance move && move.units().equals(units("de-inf-1")));
    field.give(advance("de-pz-1", "1310"));
    assertThat(field.where("de-pz-1")).isEqualTo("1310");
  }

  @Test
  @Rule({"7.15.7", "7.15.2"})
  void beyondTheFirstHexNobodyCrossesAMajorRiverNorEntersASwamp() {
    // 0714 to 0715 and on over the major river east of it.
    Field river = Field.at(13, "axis-combat", 4).place("0714", "de-pz-1").place("0715", "su-rc-1");
    river.give(attack("de-pz-1", "0715"), lose("su-rc-1"));
    assertThat(Offers.offered(river))
        .contains(advance("de-pz-1", "0715"))
        .noneMatch(order -> order instanceof Advance move && move.path().last() == hex("0716"));
    Field swamp = Field.at(13, "axis-combat", 4).place("1405", "de-pz-1").place("1406", "su-rc-1");
    swamp.give(attack("de-pz-1", "1406"), lose("su-rc-1"));
    assertThat(Offers.offered(swamp))
        .contains(advance("de-pz-1", "1406"))
        .doesNotContain(advance("de-pz-1", "1406 1407"));
  }

  @Test
  @Rule({"7.10.4", "7.10.6"})
  void everyRetreatOfTwoHexesLeadsTwoHexesAwayOutsideZonesWhileItCan() {
    Field field = Field.at(13, "axis-combat", 5).place("1210", "de-pz-1 de-pz-2");
    field.place("1310", "su-1a").marker("su-1a", "c-3-4");
    field.give(attack("de-pz-1 de-pz-2", "1310"), reply("retreat"));
    HexGrid grid = Field.GROUND.grid();
    Board board = Field.THEATRE.board(field.position());
    Set<Order> expected = new HashSet<>();
    int origin = hex("1310");
    for (int one = 0; one < grid.size(); one++) {
      for (int two = 0; two < grid.size(); two++) {
        if (grid.distance(origin, one) == 1
            && grid.distance(one, two) == 1
            && grid.distance(origin, two) == 2
            && !board.inEnemyZone(Side.SOVIET, one)
            && !board.inEnemyZone(Side.SOVIET, two)
            && one != hex("1210")) {
          expected.add(new Retreat(Field.unit("su-1a"), Ints.of(one, two)));
        }
      }
    }
    assertThat(expected).hasSizeGreaterThan(5);
    assertThat(field.choices()).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(Field.GAME.decision(field.position()).side()).isEqualTo(Side.SOVIET);
    assertThat(field.why(reply("done"))).isEqualTo("7.10.6 not-offered-choose-retreat");
    field.give(retreat("su-1a", "1410 1510"));
    assertThat(Told.by(field)).contains("7.10.1 retreated su-1a 1310 1410 1510");
  }
}
