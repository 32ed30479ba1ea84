package stavka.redstar.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.attack;
import static stavka.redstar.Field.lose;
import static stavka.redstar.Field.reply;
import static stavka.redstar.Field.retreat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.order.Retreat;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.operational.model.Marks;
import stavka.redstar.Field;
import stavka.redstar.model.Box;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.SupplyState;

/** What follows from a result: losses, mixed results, streets. */
final class AftermathTest {
  @Test
  @Rule({"7.8.2", "7.10.1"})
  void aDefenderChoosesBetweenStepAndHex() {
    Field field = Clash.threeToOne(4).give(attack("de-pz-1", "1310"));
    assertThat(field.fought().result()).isEqualTo("D1");
    assertThat(field.decision()).isEqualTo("lose-or-retreat");
    assertThat(field.choices()).containsExactlyInAnyOrder(lose("su-rc-1"), reply("retreat"));
  }

  @Test
  @Rule({"7.8.2", "7.10.2", "7.10.4"})
  void stepsAndHexesMayBeMixed() {
    Field field =
        Field.at(13, "axis-combat", 5)
            .place("1210", "de-pz-1 de-pz-2")
            .place("1310", "su-1a")
            .marker("su-1a", "c-3-4")
            .give(attack("de-pz-1 de-pz-2", "1310"));
    assertThat(field.fought().result()).isEqualTo("D2");
    field.give(lose("su-1a"));
    assertThat(field.step("su-1a")).isEqualTo(1);
    field.give(reply("retreat"));
    assertThat(field.choices()).allMatch(o -> o instanceof Retreat r && r.path().size() == 1);
  }

  @Test
  @Rule({"7.9.1", "7.9.2", "7.9.3", "7.9.4", "7.9.5"})
  void anArmouredCorpsHasFourStepsWhileKampfgruppenLast() {
    Field field =
        Field.at(13, "axis-combat").box(Box.BREAKDOWN, "de-kg-pz-1").place("1210", "de-pz-1");
    var toll = Field.toll();
    assertThat(toll.steps(field.position(), Field.unit("de-pz-1"))).isEqualTo(4);
    var draft = field.edit();
    int unit = Field.unit("de-pz-1");
    assertThat(face(draft, unit)).isEqualTo("9-8-7");
    unit = toll.lose(draft, unit, "7.9.4");
    assertThat(face(draft, unit)).isEqualTo("7-6-7");
    unit = toll.lose(draft, unit, "7.9.4");
    assertThat(unit).isEqualTo(Field.unit("de-kg-pz-1"));
    assertThat(face(draft, unit)).isEqualTo("4-3-8");
    unit = toll.lose(draft, unit, "7.9.4");
    assertThat(face(draft, unit)).isEqualTo("2-1-8");
    assertThat(toll.lose(draft, unit, "7.9.4")).isEqualTo(-1);
    assertThat(draft.onMap(Field.unit("de-pz-1"))).isFalse();
  }

  /** Attack, defence and movement as the counter shows them. */
  private static String face(Draft draft, int unit) {
    Position position = draft.view();
    return Field.PIECES.attack(position, unit)
        + "-"
        + Field.PIECES.defence(position, unit)
        + "-"
        + Field.PIECES.movement(position, unit);
  }

  @Test
  @Rule({"7.9.5", "17.2.2"})
  void withoutAKampfgruppeTheSecondLossIsTheLast() {
    Field field = Field.at(13, "axis-combat").place("1210", "de-pz-1");
    var draft = field.edit();
    int unit = Field.toll().lose(draft, Field.unit("de-pz-1"), "7.9.5");
    assertThat(Field.toll().lose(draft, unit, "7.9.5")).isEqualTo(-1);
  }

  @Test
  @Rule({"7.9.7", "7.9.8", "7.9.9", "7.13.2"})
  void fightingUnitsBearLossesFirstAndEachOnceBeforeTwice() {
    Field field =
        Field.at(13, "axis-combat", 6, 6)
            .box(Box.BREAKDOWN, Clash.KAMPFGRUPPEN)
            .place("1210", "de-pz-1 de-pz-2")
            .place("1310", "su-1a su-hq-1")
            .place("1209", "de-inf-1")
            .marker("su-1a", "c-3-4")
            .give(attack("de-pz-1 de-pz-2", "1310"));
    assertThat(field.fought().result()).isEqualTo("D2");
    assertThat(field.choices()).doesNotContain(lose("su-hq-1"));
    field.give(lose("su-1a"), lose("su-1a"));
    assertThat(field.where("su-1a")).isNotEqualTo("1310");
    assertThat(field.where("su-hq-1")).isEqualTo("1310");
  }

  @Test
  @Rule("7.9.8")
  void everyUnitLosesAStepBeforeOneLosesTwo() {
    Field field =
        Field.at(13, "axis-combat", 1)
            .place("1210", "de-inf-1 de-inf-2")
            .place("1310", "su-1a")
            .marker("su-1a", "c-3-4");
    // Half of 5 and half of 3 are 3 and 2: five to four, which a one turns into A2.
    field.set(Marks.STEP, 1, "de-inf-2").supply(SupplyState.NONE, "de-inf-1 de-inf-2");
    field.give(attack("de-inf-1 de-inf-2", "1310"));
    assertThat(field.fought().result()).isEqualTo("A2");
    field.box(Box.BREAKDOWN, "de-kg-inf-1 de-kg-inf-2").give(lose("de-inf-2"));
    // Whatever stands for the corps now has lost its step: the other is next.
    assertThat(field.where("de-kg-inf-1")).isEqualTo("1210");
    assertThat(field.choices()).containsExactlyInAnyOrder(lose("de-inf-1"), reply("retreat"));
  }

  @Test
  @Rule("7.4.4")
  void motorisedAttackersOfACityRiskAStepInItsStreets() {
    Field field =
        Field.at(13, "axis-combat", 4, 1, 2)
            .box(Box.BREAKDOWN, Clash.KAMPFGRUPPEN)
            .place("1412", "de-pz-1")
            .place("1313", "de-pz-2")
            .place("1413", "su-rc-1 su-rc-2")
            .give(attack("de-pz-1 de-pz-2", "1413"));
    assertThat(field.fought().result()).isEqualTo("NE");
    assertThat(field.step("de-pz-1")).isEqualTo(1);
    assertThat(field.step("de-pz-2")).isZero();
  }

  @Test
  @Rule({"7.8.2", "7.9.7"})
  void mixedResultsAreLossesWithoutChoiceDefenderFirst() {
    Field field =
        Field.at(8, "axis-combat", 4)
            .place("1210", "de-inf-1 de-inf-2")
            .place("1310", "su-rc-1 su-rc-2")
            .give(attack("de-inf-1 de-inf-2", "1310"));
    assertThat(field.fought().modifiedDie()).isEqualTo(7);
    assertThat(field.fought().result()).isEqualTo("1/1");
    assertThat(field.choices()).containsExactlyInAnyOrder(lose("su-rc-1"), lose("su-rc-2"));
    field.give(lose("su-rc-1"));
    assertThat(field.choices()).containsExactlyInAnyOrder(lose("de-inf-1"), lose("de-inf-2"));
  }

  @Test
  @Rule("7.14.1")
  void motorisedUnitsLoseAStepRetreatingOverAMajorRiver() {
    Field field =
        Field.at(13, "axis-combat", 5)
            .place("0714", "de-pz-1")
            .place("0814", "de-inf-1")
            .place("0715", "su-1t")
            .marker("su-1t", "a-6-5")
            .give(attack("de-pz-1 de-inf-1", "0715"));
    assertThat(field.fought().result()).isEqualTo("D1");
    field.give(reply("retreat"));
    Order over =
        field.choices().stream().filter(o -> o instanceof Retreat).findFirst().orElseThrow();
    field.give(over);
    assertThat(field.step("su-1t")).isEqualTo(1);
  }

  @Test
  @Rule({"7.14.2", "7.10.7"})
  void siegeArtilleryRetreatsAlongItsRailwayOrIsLost() {
    Field field =
        Field.at(13, "soviet-combat", 6)
            .place("1210", "su-mc-1")
            .place("1310", "de-siege")
            .give(attack("su-mc-1", "1310"));
    field.give(reply("retreat"));
    assertThat(field.where("de-siege")).isEqualTo("eliminated");
    // Three to one is 3-1 and a six D2: along the rails there is one way, and two hexes of it.
    Field rails =
        Field.at(13, "soviet-combat", 6)
            .place("1111", "su-mc-1")
            .place("1011", "de-siege")
            .give(attack("su-mc-1", "1011"), reply("retreat"));
    assertThat(rails.choices())
        .containsExactlyInAnyOrder(
            retreat("de-siege", "1010 1009"), retreat("de-siege", "1012 1013"));
  }

  @Test
  @Rule({"7.1.2", "6.2.2"})
  void anArmyThatProvesTooWeakAchievesNothing() {
    Field field = Field.at(13, "soviet-combat", 1).place("1210", "su-1a").place("1310", "de-pz-1");
    for (int type = 0; type < Field.PIECES.markers().size(); type++) {
      String id = Field.PIECES.markers().get(type).id();
      field.ledger(Ledger.CUPS + type, id.equals("c-1-1") ? 1 : 0);
    }
    field.give(attack("su-1a", "1310"));
    assertThat(field.where("su-1a")).isEqualTo("1210");
    assertThat(field.events()).noneMatch(stavka.engine.event.Fought.class::isInstance);
  }
}
