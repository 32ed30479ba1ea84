package stavka.redstar.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.attack;

import org.junit.jupiter.api.Test;
import stavka.engine.battle.Adjustment;
import stavka.engine.battle.BattleReport;
import stavka.engine.order.Attack;
import stavka.engine.rule.Rule;
import stavka.redstar.Field;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.SupplyState;

/** Strengths, rows of odds, shifts and changes of the die. */
final class OddsTest {
  private static BattleReport report(Field field, Attack attack) {
    return field.forecast(attack).report();
  }

  @Test
  @Rule({"7.1.2", "7.3.1"})
  void strengthsAddUpAndOddsRoundForTheDefender() {
    Field field =
        Field.at(13, "axis-combat")
            .place("1210", "de-pz-1")
            .place("1209", "ro-1")
            .place("1310", "su-rc-1 su-rc-2");
    BattleReport report = report(field, attack("de-pz-1 ro-1", "1310"));
    assertThat(report.attack().total()).isEqualTo(11);
    assertThat(report.defence().total()).isEqualTo(6);
    assertThat(report.odds()).isEqualTo("3-2");
  }

  @Test
  @Rule("7.1.2")
  void theBooksExampleOfOdds() {
    // 11 to 4 is 2.75 to 1, whatever the book makes of it; 15 to 4 is the 3.75 it speaks of.
    Field field =
        Field.at(13, "axis-combat")
            .place("1210", "de-pz-1")
            .place("1209", "ro-1")
            .place("1311", "ro-3")
            .place("1310", "su-1a")
            .marker("su-1a", "c-3-4");
    assertThat(report(field, attack("de-pz-1 ro-1", "1310")).odds()).isEqualTo("2-1");
    assertThat(report(field, attack("de-pz-1 ro-3", "1310")).odds()).isEqualTo("3-1");
  }

  @Test
  @Rule({"7.4.1", "7.3.1", "13.0.3"})
  void theGroundOfTheDefenderPicksTheRow() {
    String[] swamps = {"1407", "1507"};
    Field clear = Field.at(13, "axis-combat").place("1210", "de-pz-1").place("1310", "su-rc-1");
    assertThat(report(clear, attack("de-pz-1", "1310")).odds()).isEqualTo("3-1");
    for (int turn : new int[] {13, 23}) {
      Field field =
          Field.at(turn, "axis-combat")
              .place("1307", "de-pz-1")
              .place(swamps[0], "su-rc-1 su-rc-2 su-mar-1 su-par-1");
      // 9 to 10: no column of swamps is that low, one of woods is.
      String why = field.why(attack("de-pz-1", swamps[0]));
      assertThat(why).isEqualTo(turn == 13 ? "7.1.2 odds-too-low" : "");
    }
  }

  @Test
  @Rule({"7.3.1", "7.4.1"})
  void aUnitThatAttacksTwoHexesFacesTheBetterGround() {
    Field field =
        Field.at(13, "axis-combat")
            .place("1412", "de-pz-1")
            .place("1413", "su-rc-1")
            .place("1411", "su-rc-2");
    BattleReport report = report(field, attack("de-pz-1", "1413 1411"));
    assertThat(report.defence().total()).isEqualTo(6);
    assertThat(report.odds()).isEqualTo("3-2");
    assertThat(field.why(attack("de-pz-1", "1413"))).isEmpty();
  }

  @Test
  @Rule("7.3.1")
  void severalUnitsTogetherAttackOneHex() {
    Field field =
        Field.at(13, "axis-combat")
            .place("1412", "de-pz-1 de-pz-2")
            .place("1413", "su-rc-1")
            .place("1411", "su-rc-2");
    assertThat(field.why(attack("de-pz-1 de-pz-2", "1413 1411")))
        .isEqualTo("7.3.1 one-unit-many-hexes");
    assertThat(field.why(attack("de-pz-1 de-pz-2", "1413"))).isEmpty();
  }

  @Test
  @Rule("7.3.1")
  void alliesOfTwoNationsDoNotAttackTogether() {
    Field field =
        Field.at(13, "axis-combat")
            .place("1210", "de-pz-1 hu-1")
            .place("1209", "ro-1")
            .place("1310", "su-rc-1");
    assertThat(field.why(attack("hu-1 ro-1", "1310"))).isEqualTo("7.3.1 allies-apart");
    assertThat(field.why(attack("de-pz-1 ro-1", "1310"))).isEmpty();
  }

  @Test
  @Rule("7.4.2")
  void aRiverAddsTwoPointsIfAllAttackersCrossIt() {
    Field field =
        Field.at(13, "axis-combat")
            .place("0711", "de-pz-1")
            .place("0712", "su-rc-1")
            .place("0713", "de-pz-2");
    assertThat(report(field, attack("de-pz-1", "0712")).defence().total()).isEqualTo(5);
    assertThat(report(field, attack("de-pz-1 de-pz-2", "0712")).defence().total()).isEqualTo(3);
  }

  @Test
  @Rule("7.4.2")
  void aSinglePointGainsOnlyOneBehindARiver() {
    Field field = Field.at(13, "axis-combat").place("0711", "de-pz-1").place("0712", "su-hq-1");
    assertThat(report(field, attack("de-pz-1", "0712")).defence().total()).isEqualTo(2);
  }

  @Test
  @Rule({"7.4.2", "1.5.1"})
  void aMajorRiverDoublesAndWhatWasHalvedStays() {
    Field field =
        Field.at(13, "axis-combat")
            .place("0715", "de-pz-1")
            .place("0716", "su-rc-1 su-rc-2")
            .supply(SupplyState.NONE, "su-rc-2");
    assertThat(report(field, attack("de-pz-1", "0716")).defence().total()).isEqualTo(6 + 3);
  }

  @Test
  @Rule({"1.5.1", "10.6.1", "10.8.1"})
  void poorSupplyHalvesUnitByUnitRoundingUp() {
    Field field =
        Field.at(13, "axis-combat")
            .place("1210", "de-inf-1 de-inf-2")
            .place("1310", "su-rc-1 su-rc-2")
            .supply(SupplyState.LACK, "de-inf-1 su-rc-1")
            .supply(SupplyState.NONE, "de-inf-2 su-rc-2");
    BattleReport report = report(field, attack("de-inf-1 de-inf-2", "1310"));
    assertThat(report.attack().total()).isEqualTo(3 + 3);
    assertThat(report.defence().total()).isEqualTo(3 + 2);
  }

  @Test
  @Rule({"7.2.7", "7.2.8"})
  void oneHeadquartersAndOneDepotCountOnAHex() {
    Field soviet =
        Field.at(13, "axis-combat").place("1210", "de-pz-1").place("1310", "su-hq-1 su-hq-2");
    assertThat(report(soviet, attack("de-pz-1", "1310")).defence().total()).isEqualTo(1);
    Field axis =
        Field.at(13, "soviet-combat")
            .place("1210", "su-mc-1")
            .place("1310", "de-depot-1 de-depot-2 ro-hq");
    assertThat(report(axis, attack("su-mc-1", "1310")).defence().total()).isEqualTo(2);
  }

  @Test
  @Rule({"7.4.5", "13.0.4", "13.0.5"})
  void wintersAddToTheDie() {
    int[] turns = {6, 8, 22, 36};
    int[] changes = {0, 3, 1, 1};
    for (int i = 0; i < turns.length; i++) {
      Field field =
          Field.at(turns[i], "axis-combat").place("1210", "de-pz-1").place("1310", "su-rc-1");
      int sum =
          report(field, attack("de-pz-1", "1310")).dieChanges().stream()
              .mapToInt(Adjustment::amount)
              .sum();
      assertThat(sum).as("turn " + turns[i]).isEqualTo(changes[i]);
    }
  }

  @Test
  @Rule({"7.7.1", "7.7.2", "14.4.6"})
  void theBestLeaderNearTheDefenderHelpsSovietAttacks() {
    Field field =
        Field.at(13, "soviet-combat")
            .place("1210", "su-mc-1")
            .place("1310", "de-kg-inf-1")
            .place("1010", "su-leader-2")
            .place("0910", "su-zhukov")
            .place("1309", "su-leader-1");
    BattleReport report = report(field, attack("su-mc-1", "1310"));
    assertThat(report.dieChanges()).extracting(Adjustment::amount).containsExactly(2);
    Field defence =
        Field.at(13, "axis-combat").place("1210", "de-pz-1").place("1310", "su-rc-1 su-zhukov");
    assertThat(report(defence, attack("de-pz-1", "1310")).dieChanges()).isEmpty();
  }

  @Test
  @Rule({"7.6.1", "7.6.2"})
  void theGunsHelpGermansAgainstCitiesTwoHexesAway() {
    Field field =
        Field.at(13, "axis-combat")
            .place("1413", "su-rc-1")
            .place("1313", "de-pz-1 ro-1")
            .place("1213", "de-siege")
            .place("1512", "su-rc-2")
            .place("1511", "de-inf-1");
    Attack siege = new Attack(Field.units("de-pz-1"), Field.hexes("1413"), 1);
    assertThat(report(field, siege).dieChanges())
        .containsExactly(new Adjustment(4, "siege-artillery", "7.6.2"));
    assertThat(field.why(new Attack(Field.units("ro-1"), Field.hexes("1413"), 1)))
        .isEqualTo("7.6.2 siege-without-germans");
    assertThat(field.why(new Attack(Field.units("de-inf-1"), Field.hexes("1512"), 1)))
        .isEqualTo("7.6.2 siege-not-a-city");
    field.place("1113", "de-siege");
    assertThat(field.why(siege)).isEqualTo("7.6.2 siege-too-far");
    field.place("1213", "de-siege").ledger(Ledger.SIEGE_FIRED, 1);
    assertThat(field.why(siege)).isEqualTo("7.6.2 siege-fired");
  }

  @Test
  @Rule("7.6.3")
  void gunsThatBeganBesideTheEnemyHelpOnlyTheirOwnStack() {
    Field field =
        Field.at(13, "axis-combat-begins")
            .place("1413", "su-rc-1")
            .place("1313", "de-siege de-pz-1")
            .place("1412", "de-pz-2")
            .settle();
    assertThat(field.why(new Attack(Field.units("de-pz-2"), Field.hexes("1413"), 1)))
        .isEqualTo("7.6.3 siege-pressed");
    assertThat(field.why(new Attack(Field.units("de-pz-1 de-pz-2"), Field.hexes("1413"), 1)))
        .isEmpty();
  }

  @Test
  @Rule("7.6.3")
  void partisansBesideTheGunsDoNotPressThem() {
    Field partisans =
        Field.at(13, "axis-combat-begins")
            .place("1413", "su-part-1")
            .place("1313", "de-siege")
            .settle();
    assertThat(partisans.position().ledger(Ledger.SIEGE_PRESSED)).isZero();
    Field staff =
        Field.at(13, "axis-combat-begins")
            .place("1413", "su-hq-1")
            .place("1313", "de-siege")
            .settle();
    assertThat(staff.position().ledger(Ledger.SIEGE_PRESSED)).isEqualTo(1);
  }

  @Test
  @Rule("7.4.3")
  void theFortressIsAMajorCityToSovietDefendersWhileItStands() {
    Field field =
        Field.at(13, "axis-combat").place("0408", "de-pz-1 de-pz-2").place("0308", "su-rc-1");
    assertThat(report(field, attack("de-pz-1", "0308")).odds()).isEqualTo("3-1");
    assertThat(field.forecast(attack("de-pz-1", "0308")).chanceOf("D2")).isZero();
    field.ledger(Ledger.FORTRESS_DESTROYED, 1);
    assertThat(field.forecast(attack("de-pz-1", "0308")).chanceOf("D2")).isPositive();
  }

  @Test
  @Rule({"7.1.2", "7.2.2", "7.2.6"})
  void whoCannotAttackIsTold() {
    Field field =
        Field.at(13, "axis-combat")
            .place("1210", "de-kg-inf-1 de-depot-1")
            .place("1310", "su-rc-1 su-rc-2 su-mar-1 su-par-1")
            .place("1508", "su-hq-1");
    assertThat(field.why(attack("de-kg-inf-1", "1310"))).isEqualTo("7.1.2 odds-too-low");
    assertThat(field.why(attack("de-depot-1", "1310"))).isEqualTo("7.2.6 no-attack-strength");
    assertThat(field.why(attack("de-kg-inf-1", "1508"))).isEqualTo("7.2.2 not-in-contact");
    assertThat(field.why(attack("su-rc-1", "1210"))).isEqualTo("7.2.1 not-an-attacker");
  }

  @Test
  @Rule("7.1.2")
  void whoIsTooWeakAloneIsAmongTheAttackersOfAHex() {
    Field field =
        Field.at(13, "axis-combat")
            .place("1210", "de-kg-inf-1")
            .place("1209", "de-pz-1")
            .place("1310", "su-rc-1 su-rc-2 su-mar-1");
    Attack together = attack("de-kg-inf-1 de-pz-1", "1310");
    assertThat(field.why(attack("de-kg-inf-1", "1310"))).isEqualTo("7.1.2 odds-too-low");
    assertThat(field.why(together)).isEmpty();
    assertThat(Field.GAME.legal(field.position()).targets())
        .anyMatch(
            target ->
                target.attackers().contains(together.units().first())
                    && target.attackers().contains(together.units().last()));
  }
}
