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
import stavka.engine.order.Retreat;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.redstar.Field;
import stavka.redstar.model.Box;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.Marks;
import stavka.redstar.model.SupplyState;

/** What follows from a result: losses, retreats, crowding, streets, advances. */
final class AftermathTest {
  private static final String KAMPFGRUPPEN = "de-kg-pz-1 de-kg-pz-2 de-kg-inf-2 de-kg-inf-3";

  /** A German corps attacks a Soviet one at 3-1 in the open. */
  private static Field threeToOne(int... dice) {
    return Field.at(13, "axis-combat", dice)
        .box(Box.BREAKDOWN, KAMPFGRUPPEN)
        .place("1210", "de-pz-1")
        .place("1310", "su-rc-1");
  }

  private static long retreatsTo(Field field, String hex) {
    return field.choices().stream()
        .filter(
            order -> order instanceof Retreat retreat && retreat.path().last() == Field.hex(hex))
        .count();
  }

  @Test
  @Rule({"7.8.2", "7.10.1"})
  void aDefenderChoosesBetweenStepAndHex() {
    Field field = threeToOne(4).give(attack("de-pz-1", "1310"));
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
            .box(Box.BREAKDOWN, KAMPFGRUPPEN)
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
  @Rule({"7.10.6", "7.10.4"})
  void retreatsAvoidEnemyZonesWhereTheyCan() {
    Field field =
        threeToOne(4).place("1409", "de-inf-1").give(attack("de-pz-1", "1310"), reply("retreat"));
    assertThat(retreatsTo(field, "1311")).isEqualTo(1);
    assertThat(retreatsTo(field, "1410")).isZero();
    assertThat(retreatsTo(field, "1309")).isZero();
    assertThat(retreatsTo(field, "1209")).isZero();
  }

  @Test
  @Rule({"7.11", "7.11.1"})
  void anEmptyHexInAZoneCostsAStep() {
    Field field =
        Field.at(13, "axis-combat", 4)
            .place("1210", "de-pz-1")
            .place("1310", "su-1a")
            .marker("su-1a", "c-2-3")
            .place("1411", "de-inf-1")
            .place("1409", "de-inf-2")
            .give(attack("de-pz-1", "1310"), reply("retreat"));
    assertThat(field.fought().result()).isEqualTo("D1");
    field.give(retreat("su-1a", "1410"));
    assertThat(field.step("su-1a")).isEqualTo(1);
    assertThat(field.has("su-1a", Marks.GUEST)).isTrue();
  }

  @Test
  @Rule({"7.10.7", "7.11.2", "7.14.4", "10.6.1"})
  void poorlySuppliedUnitsAreLostInZonesUnlessFriendsHoldThem() {
    Field lost =
        threeToOne(4)
            .place("1411", "de-inf-1")
            .place("1409", "de-inf-2")
            .supply(SupplyState.LACK, "su-rc-1");
    lost.give(attack("de-pz-1", "1310"), reply("retreat"));
    assertThat(lost.where("su-rc-1")).isEqualTo("eliminated");
    Field saved =
        threeToOne(4)
            .place("1411", "de-inf-1")
            .place("1409", "de-inf-2")
            .place("1410", "su-rc-2")
            .supply(SupplyState.LACK, "su-rc-1");
    saved.give(attack("de-pz-1", "1310"), reply("retreat"));
    assertThat(retreatsTo(saved, "1410")).isEqualTo(1);
  }

  @Test
  @Rule({"7.10.7", "7.11.2", "15.7.4"})
  void whoIsHemmedInByEnemiesGoesWhereItsKindGoes() {
    for (SupplyState state : new SupplyState[] {SupplyState.SUPPLIED, SupplyState.LACK}) {
      Field field =
          threeToOne(4)
              .place("1309", "de-sec-1")
              .place("1209", "de-sec-2")
              .place("1410", "de-inf-1")
              .place("1311", "de-inf-2")
              .place("1211", "de-inf-3")
              .supply(state, "su-rc-1");
      field.give(attack("de-pz-1", "1310"), reply("retreat"));
      assertThat(field.where("su-rc-1")).isEqualTo("force-pool");
    }
  }

  @Test
  @Rule({"6.1", "7.11.1"})
  void anArmyDrawsItsMarkerBeforeItLosesAStep() {
    Field field = Field.at(13, "axis-combat", 1).place("1210", "su-1a");
    Field.toll().lose(field.edit(), Field.unit("su-1a"), "7.11.1");
    field.take();
    assertThat(field.get("su-1a", Marks.MARKER)).isEqualTo(Field.PIECES.markerById("c-3-4").type());
    assertThat(field.step("su-1a")).isEqualTo(1);
  }

  @Test
  @Rule({"7.13.1", "7.13.3"})
  void anAssetBindsTheUnitsThatStandWithIt() {
    Field field = threeToOne(4).place("1310", "su-fac-1").give(attack("de-pz-1", "1310"));
    assertThat(field.where("su-rc-1")).isNotEqualTo("1310");
    assertThat(field.where("su-fac-1")).isEqualTo("1310");
  }

  @Test
  @Rule("7.13.1")
  void anAssetLeftBehindIsLost() {
    Field field =
        Field.at(13, "axis-combat", 4)
            .place("1210", "de-kg-inf-1")
            .place("1310", "su-hq-1 su-fac-1")
            .give(attack("de-kg-inf-1", "1310"));
    assertThat(field.fought().result()).startsWith("NE");
    Field hit =
        Field.at(13, "axis-combat", 6)
            .place("1210", "de-kg-inf-1")
            .place("1310", "su-hq-1 su-fac-1")
            .give(attack("de-kg-inf-1", "1310"), reply("retreat"));
    assertThat(hit.where("su-fac-1")).isEqualTo("destroyed");
  }

  @Test
  @Rule("7.10.3")
  void friendsWhoDidNotAttackAreLostWhenTheAttackersRetreat() {
    Field field =
        Field.at(13, "soviet-combat", 3, 3)
            .place("1210", "su-mc-1 su-rc-1 su-hq-1")
            .place("1310", "de-kg-inf-1")
            .give(attack("su-mc-1", "1310"));
    assertThat(field.fought().result()).isEqualTo("A1");
    field.give(reply("retreat"));
    assertThat(field.where("su-rc-1")).isNotEqualTo("1210");
    assertThat(field.where("su-hq-1")).isNotEqualTo("1210");
    assertThat(field.where("su-mc-1")).isEqualTo("1210");
  }

  @Test
  @Rule("7.9.10")
  void friendsWhoDidNotAttackAreLostWhenTheAttackersDie() {
    Field field =
        Field.at(13, "soviet-combat", 3, 3)
            .place("1210", "su-mc-1 su-hq-1")
            .place("1310", "de-kg-inf-1")
            .give(attack("su-mc-1", "1310"), lose("su-mc-1"));
    assertThat(field.where("su-hq-1")).isNotEqualTo("1210");
  }

  @Test
  @Rule("7.14.3")
  void whoFledToAHexThatIsAttackedNextIsLostWithAnyHarm() {
    Field field =
        threeToOne(4, 4)
            .place("1410", "su-rc-2")
            .place("1411", "de-pz-2")
            .place("1409", "de-inf-1")
            .give(attack("de-pz-1", "1310"), reply("retreat"));
    field.give(retreat("su-rc-1", "1410"));
    if (field.decision().equals("choose-advance")) {
      field.give(reply("done"));
    }
    assertThat(field.forecast(attack("de-pz-2", "1410")).report().defence().total()).isEqualTo(3);
    field.give(attack("de-pz-2", "1410"));
    assertThat(field.where("su-rc-1")).isNotEqualTo("1410");
    assertThat(field.choices()).contains(lose("su-rc-2"));
  }

  @Test
  @Rule({"7.2.4", "7.2.5"})
  void nobodyAttacksOrIsAttackedTwiceInAPhase() {
    Field field =
        Field.at(13, "axis-combat", 2)
            .place("1210", "de-pz-1")
            .place("1209", "de-pz-2")
            .place("1310", "su-rc-1")
            .place("1309", "su-rc-2")
            .give(attack("de-pz-1", "1310"));
    assertThat(field.fought().result()).isEqualTo("NE");
    assertThat(field.why(attack("de-pz-1", "1310"))).isEqualTo("7.2.4 has-attacked");
    assertThat(field.why(attack("de-pz-2", "1310"))).isEqualTo("7.2.5 was-attacked");
  }

  @Test
  @Rule({"7.12", "7.12.1"})
  void aCrowdedStackGoesOnOrTheEnemyChooses() {
    Field field =
        threeToOne(4)
            .place("1410", "su-1a")
            .place("1309", "su-2a")
            .place("1409", "su-3a")
            .place("1311", "su-4a")
            .place("1411", "su-5a")
            .give(attack("de-pz-1", "1310"), reply("retreat"));
    field.give(retreat("su-rc-1", "1410"));
    assertThat(field.decision()).isEqualTo("make-room");
    Field on = field.give(retreat("su-1a", "1510"));
    assertThat(on.where("su-1a")).isEqualTo("1510");
  }

  @Test
  @Rule({"7.10.4", "7.12.1"})
  void whoMakesRoomGoesOnAwayFromTheBattle() {
    // Cavalry exerts no zone, so the lost hex would be as good as any.
    Field field =
        Field.at(13, "soviet-combat", 6)
            .place("1210", "su-gc-1")
            .place("1310", "de-sec-1")
            .place("1410", "de-inf-1 de-inf-2 de-sec-2")
            .give(attack("su-gc-1", "1310"), reply("retreat"), retreat("de-sec-1", "1410"));
    assertThat(field.decision()).isEqualTo("make-room");
    assertThat(field.choices())
        .contains(retreat("de-sec-1", "1510"), retreat("de-inf-1", "1310"))
        .doesNotContain(retreat("de-sec-1", "1310"));
  }

  @Test
  @Rule({"7.4.4", "7.9.10", "7.12.1"})
  void whoIsPushedOntoAHexTheAttackersLeftIsNoBystander() {
    // 3 to 2 at a city is 3-2: a four is A1; then the streets, which a six leaves unhurt.
    Field field =
        Field.at(13, "soviet-combat", 4, 6)
            .watched()
            .place("1412", "su-mc-1")
            .place("1411", "su-1a")
            .place("1413", "de-sec-1")
            .give(attack("su-mc-1", "1413"), reply("retreat"), retreat("su-mc-1", "1411"))
            .give(retreat("su-1a", "1412"));
    assertThat(field.where("su-1a")).isEqualTo("1412");
    assertThat(field.where("su-mc-1")).isEqualTo("1411");
  }

  @Test
  @Rule({"4.0.7", "7.12.1", "7.12.2"})
  void theEnemyTakesWhatIsTooMuch() {
    Field field =
        threeToOne(4, 6)
            .place("1410", "su-1a")
            .place("1309", "su-2a")
            .place("1409", "su-3a")
            .place("1311", "su-4a")
            .place("1411", "su-5a")
            .give(attack("de-pz-1", "1310"), reply("retreat"), retreat("su-rc-1", "1410"))
            .give(reply("done"));
    assertThat(field.decision()).isEqualTo("choose-excess");
    field.give(lose("su-1a"));
    assertThat(field.where("su-rc-1")).isEqualTo("1410");
    // Only what the result took shortens the advance.
    assertThat(longestAdvance(field)).isEqualTo(3);
  }

  private static int longestAdvance(Field field) {
    return field.choices().stream()
        .mapToInt(order -> order instanceof Advance advance ? advance.path().size() : 0)
        .max()
        .orElse(0);
  }

  @Test
  @Rule({"7.15.1", "7.15.2", "7.15.3", "7.15.4", "7.15.5"})
  void advancesAreShorterByTheStepsTheEnemyLost() {
    Field retreated =
        threeToOne(4).give(attack("de-pz-1", "1310"), reply("retreat"), retreat("su-rc-1", "1410"));
    assertThat(longestAdvance(retreated)).isEqualTo(3);
    Field died = threeToOne(4).give(attack("de-pz-1", "1310"), lose("su-rc-1"));
    assertThat(longestAdvance(died)).isEqualTo(2);
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
    assertThat(longestAdvance(infantry)).isEqualTo(1);
    Field allies =
        Field.at(13, "axis-combat", 6)
            .place("1210", "it-8")
            .place("1310", "su-rc-1")
            .give(attack("it-8", "1310"), lose("su-rc-1"));
    assertThat(longestAdvance(allies)).isEqualTo(1);
    Field soviet =
        Field.at(13, "soviet-combat", 6)
            .place("1210", "su-mc-1 su-mc-2")
            .place("1310", "de-sec-1")
            .give(attack("su-mc-1 su-mc-2", "1310"), reply("retreat"));
    soviet.give(retreat("de-sec-1", "1410 1510"));
    assertThat(longestAdvance(soviet)).isEqualTo(2);
  }

  @Test
  @Rule("7.15.6")
  void anAdvanceStopsInAZoneBeyondItsFirstHex() {
    Field field =
        threeToOne(4)
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
    assertThat(longestAdvance(field)).isEqualTo(3);
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

  @Test
  @Rule("7.4.4")
  void motorisedAttackersOfACityRiskAStepInItsStreets() {
    Field field =
        Field.at(13, "axis-combat", 4, 1, 2)
            .box(Box.BREAKDOWN, KAMPFGRUPPEN)
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
