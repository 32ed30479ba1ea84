package stavka.rostov.air;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.event.Boxed;
import stavka.engine.event.Rolled;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.rostov.Field;
import stavka.rostov.model.AirChart;
import stavka.rostov.model.AirResult;

class AirBattleTest {
  private static final AirChart CHART = Field.THEATRE.charts().air();

  /** Units of both sides over the headquarters of the 40th Army, before dice of theirs. */
  private static Skies over(String axis, String soviet, int... dice) {
    Skies skies = Skies.sumy().ready(axis + " " + soviet);
    skies.fly(axis, "A5512").end();
    if (!soviet.isEmpty()) {
      skies.fly(soviet, "A5512");
    }
    return skies.dice(dice).end();
  }

  @Test
  @Rule({"17.33", "17.32"})
  void theExampleOfTheBookABf109FFiresAtAMig3OnColumnTwoAndTheMigBackOnMinusTwo() {
    Skies skies = over("de-bf-109f-1", "su-mig-3-1", 3, 4, 1);
    assertThat(skies.play().decision()).isEqualTo("air-roles");
    skies.fires("de-bf-109f-1");
    assertThat(skies.noted("air-paired"))
        .containsExactly("de-bf-109f-1 su-mig-3-1 2", "su-mig-3-1 de-bf-109f-1 -2");
    assertThat(skies.where("su-mig-3-1")).isEqualTo("damaged");
    assertThat(skies.where("de-bf-109f-1")).isEqualTo("flown");
    assertThat(skies.noted("air-result"))
        .containsExactly("su-mig-3-1 air-damaged", "de-bf-109f-1 air-abort");
    assertThat(skies.play().decision()).isEqualTo("axis-movement");
  }

  @ParameterizedTest
  @CsvSource({
    "3, 4, DESTROYED",
    "1, 5, ABORT",
    "-3, 1, ABORT",
    "-3, 2, NONE",
    "0, 2, DAMAGED",
    "2, 4, DAMAGED",
    "-2, 1, ABORT",
    "0, 10, NONE",
    "5, 4, DESTROYED",
    "-7, 1, ABORT",
    "3, 9, ABORT"
  })
  @Rule("17.33")
  void theTableOfAirCombatGoesByTheDifferenceOfRatingsWithinThree(
      int difference, int die, AirResult result) {
    assertThat(CHART.shot(difference, die)).isEqualTo(result);
  }

  @Test
  @Rule("17.33")
  void aRatingThatIsHigherIsNeverWorseAndALowerDieNeitherIs() {
    for (int die = 1; die <= 10; die++) {
      for (int column = -3; column < 3; column++) {
        assertThat(CHART.shot(column + 1, die)).isGreaterThanOrEqualTo(CHART.shot(column, die));
        if (die > 1) {
          assertThat(CHART.shot(column, die - 1)).isGreaterThanOrEqualTo(CHART.shot(column, die));
        }
      }
    }
  }

  @Test
  @Rule({"17.21", "17.31"})
  void dummiesGoHomeWhenAllIsShownAndFightNobody() {
    Skies skies = over("de-dummy-1", "su-mig-3-1", 1);
    assertThat(skies.noted("air-shown")).containsExactly("de-dummy-1 A5512", "su-mig-3-1 A5512");
    assertThat(skies.where("de-dummy-1")).isEqualTo("flown");
    assertThat(skies.where("su-mig-3-1")).isEqualTo("flown");
    assertThat(skies.noted("air-paired")).isEmpty();
    assertThat(skies.events().filter(Rolled.class::isInstance).toList())
        .noneMatch(e -> ((Rolled) e).purpose().equals("initiative-die"));
  }

  @Test
  @Rule("17.31")
  void theAxisSaysForEachFighterWithAnInterdictionValueWhetherItFires() {
    Skies skies = over("de-bf-109f-1 de-bf-109e-1 ro-pzl-11-1", "su-mig-3-1", 7, 1, 1);
    assertThat(skies.play().decision()).isEqualTo("air-roles");
    assertThat(skies.play().choices()).hasSize(4);
    assertThat(skies.play().why(new Roles(skies.play().units("ro-pzl-11-1"))))
        .isEqualTo("17.31 roles-fighters");
    skies.fires("de-bf-109e-1");
    assertThat(skies.noted("air-fires"))
        .containsExactly("de-bf-109e-1", "ro-pzl-11-1", "su-mig-3-1");
    assertThat(skies.noted("raid-flown")).containsExactly("A5512 1");
    assertThat(skies.where("de-bf-109e-1")).isEqualTo("flown");
  }

  @ParameterizedTest
  @CsvSource({"''", "su-dummy-1"})
  @Rule({"17.3", "17.31"})
  void whereNoEnemyIsLeftToFireAtNobodyIsAskedAndAllFlyTheMissionThatCan(String soviet) {
    Skies skies = over("de-bf-109f-1 ro-pzl-11-1", soviet, 1, 1);
    assertThat(skies.noted("air-fires")).containsExactly("ro-pzl-11-1");
    assertThat(skies.noted("raid-flown")).containsExactly("A5512 1");
    assertThat(skies.play().decision()).isNotEqualTo("air-roles");
  }

  @Test
  @Rule("17.31")
  void inSupportOnlyFightersWithSupportChooseAndTheAttackerBeforeTheDefender() {
    Skies skies = Skies.attacked().ready("de-bf-110-1");
    skies.fly("de-bf-110-1 de-bf-109f-1 de-ju-87-1", "A5212").end();
    skies.fly("su-mig-3-1", "A5212").dice(7, 1, 1, 1, 1, 1).end();
    assertThat(skies.play().decision()).isEqualTo("air-roles");
    assertThat(skies.play().choices())
        .containsExactlyInAnyOrder(
            new Roles(Ints.EMPTY), new Roles(Ints.of(skies.unit("de-bf-110-1"))));
    skies.fires("");
    assertThat(skies.noted("air-fires")).containsExactly("de-bf-109f-1", "su-mig-3-1");
    assertThat(skies.noted("mission-flown")).containsExactly("A5212 3 0");
  }

  @ParameterizedTest
  @CsvSource({"1, true, axis", "2, true, axis", "3, false, axis", "6, false, axis"})
  @Rule("17.32")
  void theDieOfInitiativeGivesItToTheAxisUpToSix(int die, boolean advantage, String side) {
    assertThat(CHART.initiative(die).advantage()).isEqualTo(advantage);
    assertThat(CHART.initiative(die).side()).hasToString(side.toUpperCase(java.util.Locale.ROOT));
  }

  @Test
  @Rule("17.32")
  void onASevenNobodyFindsAnybodyAndFromEightTheSovietsLead() {
    assertThat(CHART.initiative(7).side()).isNull();
    Skies skies = over("de-bf-109f-1", "su-mig-3-1", 7).fires("de-bf-109f-1");
    assertThat(skies.noted("air-no-combat")).containsExactly("A5512");
    assertThat(skies.where("de-bf-109f-1")).isEqualTo("flown");
    assertThat(skies.where("su-mig-3-1")).isEqualTo("flown");
    Skies soviet = over("de-bf-109f-1", "su-mig-3-1", 8, 10, 10).fires("de-bf-109f-1");
    assertThat(soviet.noted("air-initiative")).containsExactly("side-soviet A5512");
    assertThat(soviet.noted("air-paired").getFirst()).startsWith("su-mig-3-1 de-bf-109f-1");
  }

  @Test
  @Rule({"17.3", "17.32"})
  void aSideWithoutUnitsThatFireHasNoInitiativeAndItsResultIsNoCombat() {
    Skies axis = over("de-he-111-1", "su-mig-3-1", 2, 10);
    assertThat(axis.noted("air-no-combat")).containsExactly("A5512");
    assertThat(axis.noted("air-paired")).isEmpty();
    Skies soviet = over("de-he-111-1", "su-mig-3-1", 9, 1, 1);
    assertThat(soviet.noted("air-paired")).containsExactly("su-mig-3-1 de-he-111-1 0");
    assertThat(soviet.where("de-he-111-1")).isEqualTo("damaged");
    assertThat(soviet.noted("raid-flown")).isEmpty();
  }

  @Test
  @Rule("17.3")
  void bombersAloneOnBothSidesDoNotFight() {
    Skies skies = Skies.attacked().fly("de-ju-87-1", "A5212").end().fly("su-il-2-1", "A5212");
    skies.dice(1, 1, 1, 1).end();
    assertThat(skies.events().filter(Rolled.class::isInstance).map(e -> ((Rolled) e).purpose()))
        .doesNotContain("initiative-die");
    assertThat(skies.noted("air-no-combat")).isEmpty();
    assertThat(skies.noted("mission-flown")).containsExactly("A5212 2 2");
  }

  @Test
  @Rule("17.33")
  void everyEnemyFighterIsEngagedBeforeABomberAndTheSpareOnesWhereTheyLike() {
    Skies skies = over("de-bf-109f-1 de-he-111-1 de-ju-87-1", "su-mig-3-1 su-i-16-1", 8);
    skies.fires("de-bf-109f-1");
    assertThat(skies.play().decision()).isEqualTo("air-duel");
    String both = "su-mig-3-1 su-i-16-1";
    assertThat(skies.play().why(skies.pairs(both, "de-he-111-1 de-ju-87-1")))
        .isEqualTo("17.33 engage-fighters-first");
    assertThat(skies.play().why(skies.pairs("su-mig-3-1", "de-bf-109f-1")))
        .isEqualTo("17.33 engage-fighters-first");
    assertThat(skies.play().why(skies.pairs(both, "de-bf-109f-1 de-he-111-1"))).isEmpty();
    assertThat(skies.play().why(skies.pairs(both, "de-he-111-1 de-bf-109f-1"))).isEmpty();
    assertThat(skies.play().why(skies.pairs(both, "de-bf-109f-1 de-bf-109f-1"))).isEmpty();
    assertThat(skies.play().choices()).hasSize(5);
  }

  @Test
  @Rule("17.33")
  void whoIsAttackedByTwoAnswersTheFirstAlone() {
    Skies skies = over("de-bf-109f-1 de-he-111-1", "su-mig-3-1 su-i-16-1", 8, 10, 10, 10, 1);
    skies.fires("de-bf-109f-1");
    skies.give(skies.pairs("su-i-16-1 su-mig-3-1", "de-bf-109f-1 de-bf-109f-1"));
    assertThat(skies.noted("air-paired"))
        .containsExactly(
            "su-i-16-1 de-bf-109f-1 -3", "su-mig-3-1 de-bf-109f-1 -2", "de-bf-109f-1 su-i-16-1 3");
  }

  @Test
  @Rule("17.33")
  void fightersWhomNobodyEngagedChooseAfterTheSideWithTheInitiative() {
    Skies skies = over("de-bf-109f-1 de-he-111-1", "su-mig-3-1 su-i-16-1", 3, 10, 10, 10, 1, 1);
    skies.fires("de-bf-109f-1").give(skies.pairs("de-bf-109f-1", "su-mig-3-1"));
    assertThat(skies.play().decision()).isEqualTo("air-duel");
    assertThat(skies.play().legal().decision().side()).isEqualTo(stavka.engine.value.Side.SOVIET);
    skies.give(skies.pairs("su-i-16-1", "de-he-111-1"));
    assertThat(skies.noted("air-paired"))
        .containsExactly(
            "de-bf-109f-1 su-mig-3-1 2", "su-mig-3-1 de-bf-109f-1 -2", "su-i-16-1 de-he-111-1 -1");
  }

  @Test
  @Rule("17.33")
  void allFireBeforeAnybodyGoesAndTheWorstResultOfSeveralCounts() {
    Skies skies = over("de-bf-109f-1", "su-mig-3-1 su-i-16-1", 9, 1, 10, 1);
    skies.fires("de-bf-109f-1");
    assertThat(skies.where("de-bf-109f-1")).isEqualTo("flown");
    assertThat(skies.where("su-i-16-1")).isEqualTo("destroyed");
    assertThat(skies.where("su-mig-3-1")).isEqualTo("flown");
    Skies twice = over("de-he-111-1", "su-mig-3-1 su-yak-1-1", 9, 3, 1, 1);
    assertThat(twice.where("de-he-111-1")).isEqualTo("destroyed");
    Skies first = over("de-he-111-1", "su-mig-3-1 su-yak-1-1", 9, 1, 10, 1);
    assertThat(first.where("de-he-111-1")).isEqualTo("damaged");
  }

  @Test
  @Rule("17.33")
  void aLocalAdvantageLetsThoseWhoseEnemiesAreGoneFireAgainWithoutAnAnswer() {
    String wings = "de-bf-109f-1 de-bf-109f-2";
    String reds = "su-mig-3-1 su-i-16-1";
    Skies skies = over(wings, reds, 1, 1, 10, 10, 10, 4).fires(wings);
    skies.give(skies.pairs(wings, reds));
    assertThat(skies.noted("air-advantage")).containsExactly("side-axis A5512");
    assertThat(skies.noted("air-paired")).hasSize(5);
    assertThat(skies.noted("air-paired").getLast()).isEqualTo("de-bf-109f-1 su-i-16-1 3");
    assertThat(skies.where("su-mig-3-1")).isEqualTo("destroyed");
    assertThat(skies.where("su-i-16-1")).isEqualTo("destroyed");
    Skies plain = over(wings, reds, 3, 1, 10, 10, 10).fires(wings);
    plain.give(plain.pairs(wings, reds));
    assertThat(plain.noted("air-paired")).hasSize(4);
    assertThat(plain.where("su-i-16-1")).isEqualTo("flown");
  }

  @Test
  @Rule({"17.26", "17.33"})
  void survivorsAndTheirResultsAreToldByBoxesThatAnybodyCanFollow() {
    Skies skies = over("de-bf-109f-1", "su-mig-3-1", 3, 4, 1).fires("de-bf-109f-1");
    assertThat(skies.events())
        .contains(new Boxed(Ints.of(skies.unit("su-mig-3-1")), "damaged-soviet", "17.12"))
        .contains(new Boxed(Ints.of(skies.unit("de-bf-109f-1")), "flown-axis", "17.12"));
  }
}
