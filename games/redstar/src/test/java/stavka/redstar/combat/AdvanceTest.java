package stavka.redstar.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.advance;
import static stavka.redstar.Field.attack;
import static stavka.redstar.Field.lose;
import static stavka.redstar.Field.reply;
import static stavka.redstar.Field.retreat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Advance;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.operational.model.Marks;
import stavka.redstar.Field;
import stavka.redstar.model.SupplyState;

/** How far the victors go, and where. */
final class AdvanceTest {
  @Test
  @Rule({"7.15.1", "7.15.2", "7.15.3", "7.15.4", "7.15.5"})
  void advancesAreShorterByTheStepsTheEnemyLost() {
    Field retreated =
        Clash.threeToOne(4)
            .give(attack("de-pz-1", "1310"), reply("retreat"), retreat("su-rc-1", "1410"));
    assertThat(Clash.longestAdvance(retreated)).isEqualTo(3);
    Field died = Clash.threeToOne(4).give(attack("de-pz-1", "1310"), lose("su-rc-1"));
    assertThat(Clash.longestAdvance(died)).isEqualTo(2);
    assertThat(died.choices())
        .filteredOn(Advance.class::isInstance)
        .allMatch(order -> ((Advance) order).path().first() == Field.hex("1310"));
  }

  @Test
  @Rule("7.15.5")
  void theKindOfUnitLimitsItsAdvance() {
    Field infantry =
        Field.at(13, "axis-combat", 6)
            .place("1210", "de-inf-1 de-inf-2")
            .place("1310", "su-rc-1")
            .give(attack("de-inf-1 de-inf-2", "1310"), lose("su-rc-1"));
    assertThat(Clash.longestAdvance(infantry)).isEqualTo(1);
    Field allies =
        Field.at(13, "axis-combat", 6)
            .place("1210", "it-8")
            .place("1310", "su-rc-1")
            .give(attack("it-8", "1310"), lose("su-rc-1"));
    assertThat(Clash.longestAdvance(allies)).isEqualTo(1);
    Field soviet =
        Field.at(13, "soviet-combat", 6)
            .place("1210", "su-mc-1 su-mc-2")
            .place("1310", "de-sec-1")
            .give(attack("su-mc-1 su-mc-2", "1310"), reply("retreat"));
    soviet.give(retreat("de-sec-1", "1410 1510"));
    assertThat(Clash.longestAdvance(soviet)).isEqualTo(2);
  }

  @Test
  @Rule("7.15.6")
  void anAdvanceStopsInAZoneBeyondItsFirstHex() {
    Field field =
        Clash.threeToOne(4)
            .place("1611", "su-rc-2")
            .give(attack("de-pz-1", "1310"), reply("retreat"), retreat("su-rc-1", "1410"));
    // 1410 is held; 1411 lies in its zone and cannot be left again.
    assertThat(field.choices())
        .filteredOn(Advance.class::isInstance)
        .noneMatch(
            order -> {
              var path = ((Advance) order).path();
              return path.size() == 3 && path.get(1) == Field.hex("1411");
            });
  }

  @Test
  @Rule({"7.15.1", "7.15.2"})
  void aDefenderWhoHoldsAdvancesWhereTheAttackersLeft() {
    Field field =
        Field.at(13, "soviet-combat", 3)
            .place("1210", "su-mc-1")
            .place("1310", "de-kg-inf-1")
            .give(attack("su-mc-1", "1310"), reply("retreat"), retreat("su-mc-1", "1110"));
    Order follow = advance("de-kg-inf-1", "1210");
    assertThat(field.choices()).contains(follow);
    assertThat(field.give(follow).where("de-kg-inf-1")).isEqualTo("1210");
  }

  @Test
  @Rule("7.15.9")
  void theBooksExampleOfAUnitWithNowhereToGo() {
    // 18 to 3 is 6-1: a four is D3, and a corps of one step cannot go back.
    Field field =
        Field.at(13, "axis-combat", 4)
            .place("1210", "de-pz-1 de-pz-2")
            .place("1310", "su-rc-1")
            .place("1411", "de-inf-1")
            .place("1409", "de-inf-2")
            .supply(SupplyState.LACK, "su-rc-1")
            .give(attack("de-pz-1 de-pz-2", "1310"));
    assertThat(field.fought().result()).isEqualTo("D3");
    field.give(reply("retreat"));
    assertThat(field.where("su-rc-1")).isEqualTo("eliminated");
    assertThat(Clash.longestAdvance(field)).isEqualTo(3);
  }

  @Test
  @Rule({"7.15.1", "7.15.4"})
  void theBooksExampleOfTwoAttackersAndOneDefender() {
    // Both sides lose a step; the German left standing may follow.
    Field storm = exchange("su-rc-1").give(lose("de-pz-1"));
    assertThat(storm.where("su-rc-1")).isEqualTo("force-pool");
    assertThat(storm.choices()).contains(advance("de-pz-2", "1310"));
    // If the defender holds, it is the defender who may.
    Field held = exchange("su-1a").give(lose("de-pz-1"));
    assertThat(held.where("su-1a")).isEqualTo("1310");
    assertThat(held.choices()).contains(advance("su-1a", "1210"));
  }

  /** Two German corps of one step each, in two hexes, against a Soviet unit in the first winter. */
  private static Field exchange(String defender) {
    Field field = Field.at(8, "axis-combat", 4).place("1210", "de-pz-1").place("1311", "de-pz-2");
    field.set(Marks.STEP, 1, "de-pz-1 de-pz-2").place("1310", defender);
    if (defender.equals("su-1a")) {
      field.marker(defender, "c-3-4");
    }
    field.give(attack("de-pz-1 de-pz-2", "1310"));
    assertThat(field.fought().result()).isEqualTo("1/1");
    return field;
  }

  @Test
  @Rule("7.15.1")
  void aDefenderLeftOfTwoHexesAdvancesWhenTheAttackerIsGone() {
    // 7 to 5 is 1-1, four and three for the winter give 1/1: a corps and the attacker go.
    Field field =
        Field.at(8, "axis-combat", 4)
            .place("1210", "de-pz-1")
            .set(Marks.STEP, 1, "de-pz-1")
            .place("1310", "su-rc-1")
            .place("1110", "su-mc-1")
            .give(attack("de-pz-1", "1310 1110"), lose("su-rc-1"));
    assertThat(field.where("de-pz-1")).isEqualTo("breakdown");
    assertThat(field.choices()).contains(advance("su-mc-1", "1210"));
  }
}
