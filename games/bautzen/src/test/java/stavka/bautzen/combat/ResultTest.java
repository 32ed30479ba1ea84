package stavka.bautzen.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.bautzen.Scene;
import stavka.bautzen.model.BautzenMarks;
import stavka.engine.event.Rolled;
import stavka.engine.order.Advance;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.order.Retreat;
import stavka.engine.play.Forecast;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.combat.CombatResult;

class ResultTest {
  @ParameterizedTest
  @CsvSource({
    "1, 2/- 2/- 2/- 1/- 1/- 1/1 1/R -/R -/1R -/1R",
    "2, 2/- 2/- 1/- 1/- 1/1 1/R -/R -/1R -/1R -/2R",
    "3, 2/- 1/- 1/- 1/1 1/R -/R -/1R -/1R -/2R -/2R",
    "4, 1/- 1/- 1/1 1/R -/R -/1R -/1R -/2R -/2R -/E",
    "5, 1/- 1/1 1/R -/R -/1R -/1R -/2R -/2R -/E -/E",
    "6, 1/1 1/R -/R -/1R -/1R -/2R -/2R -/E -/E -/E"
  })
  @Rule("9.5")
  void resultsOfTheTable(int die, String row) {
    var table = Scene.battle().theatre().charts().combatTable();
    List<String> expected = List.of(row.split(" "));
    for (int column = 0; column < expected.size(); column++) {
      assertThat(table.result(column, die)).isEqualTo(expected.get(column));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2/-, 2, 0, false, false",
    "1/1, 1, 1, false, false",
    "1/R, 1, 0, true, false",
    "-/2R, 0, 2, true, false",
    "-/E, 0, 0, false, true"
  })
  @Rule("9.5")
  void aResultIsTheAttackersPartThenTheDefenders(
      String code, int attacker, int defender, boolean retreat, boolean eliminated) {
    CombatResult result = BautzenResult.of(code);
    assertThat(result.attacker().steps()).isEqualTo(attacker);
    assertThat(result.attacker().destroyed()).isFalse();
    assertThat(result.defender().steps()).isEqualTo(defender);
    assertThat(result.defender().destroyed()).isEqualTo(eliminated);
    assertThat(BautzenResult.retreats(code)).isEqualTo(retreat);
  }

  @Test
  @Rule("9.5")
  void aForecastBeginsWithWhatIsBestForTheAttacker() {
    Scene scene = clear("su-254-929");
    assertThat(scene.play().forecast(scene.attack(BOTH, "4428", "")).outcomes())
        .extracting(Forecast.Outcome::result)
        .containsExactly("-/2R", "-/1R", "-/R", "1/R");
  }

  /** A German tank and grenadiers against a Soviet regiment in clear ground at 3-1. */
  private static Scene clear(String defenders, int... dice) {
    return Scene.alone()
        .place("4427", "de-21-pz-22 de-21-pg-125")
        .place("4428", defenders)
        .at(2, "soviet-combat")
        .at(2, "axis-combat", dice);
  }

  private static final String BOTH = "de-21-pz-22 de-21-pg-125";

  @Test
  @Rule({"9.5", "11.1"})
  void theAttackerChoosesWhoLosesBeforeTheDefenderSuffers() {
    Scene scene = clear("pl-8-32 pl-8-34", 4);
    scene.play().give(scene.attack(BOTH, "4428", ""));
    assertThat(scene.play().fought().result()).isEqualTo("1/R");
    assertThat(scene.play().decision()).isEqualTo("lose");
    assertThat(scene.why(new Lose(scene.play().units(BOTH)))).isEqualTo("11.1 not-offered-lose");
    assertThat(scene.why(new Lose(scene.play().units("pl-8-32"))))
        .isEqualTo("11.1 not-offered-lose");
    scene.play().give(new Lose(scene.play().units("de-21-pg-125")));
    assertThat(scene.play().get("de-21-pg-125", BautzenMarks.STEP)).isEqualTo(1);
    assertThat(scene.play().decision()).isEqualTo("choose-retreat");
  }

  @Test
  @Rule("11.1")
  void aForceWithFewerStepsThanItMustLoseIsGone() {
    Scene scene = clear("su-hq-254", 4);
    scene.play().give(scene.attack(BOTH, "4428", ""));
    assertThat(scene.play().where("su-hq-254")).isEqualTo("off");
    assertThat(scene.why(new Lose(Ints.EMPTY))).isEqualTo("10.1 not-offered-choose-advance");
  }

  @Test
  @Rule("11.2")
  void theFirstStepIsAnArmouredUnitsIfBothSidesHadArmour() {
    Scene scene = clear("su-7-57 su-7-26", 2);
    scene.play().give(scene.attack(BOTH, "4428", ""));
    assertThat(scene.play().fought().result()).isEqualTo("1/-");
    assertThat(scene.play().get("de-21-pz-22", BautzenMarks.STEP)).isEqualTo(1);
    assertThat(scene.play().get("de-21-pg-125", BautzenMarks.STEP)).isZero();
  }

  /** A Soviet regiment in Weissenberg amid German ones. */
  private static Scene pocket(int... dice) {
    return Scene.alone()
        .place("4425", "su-254-929")
        .place("4426", "de-20-pz-21 de-20-pg-59")
        .place("4524", "de-hg-pz")
        .place("4624", "de-hg-pg-1")
        .place("4324", "de-20-pg-112")
        .at(2, "axis-combat", dice);
  }

  @Test
  @Rule("9.6")
  void theBeatenGoBackTwoHexesTowardsASourceWithADieForEachZoneHex() {
    Scene scene = pocket(4, 6, 1);
    scene.play().give(scene.attack("de-20-pz-21 de-20-pg-59", "4425", ""));
    assertThat(scene.play().fought().result()).isEqualTo("-/1R");
    assertThat(scene.play().choices())
        .containsExactlyInAnyOrder(
            new Retreat(scene.play().unit("su-254-929"), scene.play().hexes("4525 4625")),
            new Retreat(scene.play().unit("su-254-929"), scene.play().hexes("4526 4625")));
    scene.play().give(scene.play().choices().getFirst());
    assertThat(scene.play().where("su-254-929")).isEqualTo("off");
    assertThat(scene.play().events().stream().filter(Rolled.class::isInstance).count())
        .isEqualTo(3);
  }

  @Test
  @Rule("9.7")
  void whoCannotGoBackHoldsOutInATownAtThePriceOfAStep() {
    Scene scene = surrounded("4425", "4424 4426 4525 4526 4325 4326", 3);
    assertThat(scene.play().fought().result()).endsWith("/R");
    assertThat(scene.play().where("su-254-929")).isEqualTo("4425");
    assertThat(scene.play().get("su-254-929", BautzenMarks.STEP)).isEqualTo(1);
  }

  @Test
  @Rule("9.7")
  void whoCannotGoBackElsewhereIsEliminated() {
    Scene scene = surrounded("4423", "4422 4424 4523 4524 4323 4324", 2);
    assertThat(scene.play().fought().result()).endsWith("/R");
    assertThat(scene.play().where("su-254-929")).isEqualTo("off");
  }

  private static Scene surrounded(String target, String around, int die) {
    String[] hexes = around.split(" ");
    Scene scene =
        Scene.alone()
            .place(target, "su-254-929")
            .place(hexes[0], "de-21-pz-22")
            .place(hexes[1], "de-20-pz-21")
            .place(hexes[2], "de-20-pg-59")
            .place(hexes[3], "de-hg-pg-3")
            .place(hexes[4], "de-hg-pg-1")
            .place(hexes[5], "de-hg-pg-2")
            .at(2, "axis-combat", die);
    scene.play().give(scene.attack("de-21-pz-22 de-hg-pg-3", target, ""));
    scene.play().give(new Lose(scene.play().units("de-hg-pg-3")));
    return scene;
  }

  @Test
  @Rule("9.7")
  void unitsThatDoNotMoveCannotRetreat() {
    Scene scene =
        Scene.alone()
            .place("3426", "de-garrison")
            .place("3526", "su-7-24 su-7-57")
            .place("3527", "pl-1-kp")
            .at(2, "soviet-combat", 3);
    scene.play().give(scene.attack("su-7-24 su-7-57 pl-1-kp", "3426", ""));
    assertThat(scene.play().fought().result()).contains("R");
    assertThat(scene.play().where("de-garrison")).isEqualTo("off");
  }

  /** The hex in front of a tank and grenadiers has been left. */
  private static Scene won() {
    Scene scene = clear("su-254-929", 6);
    scene.play().give(scene.attack(BOTH, "4428", ""));
    if (scene.play().decision().equals("choose-retreat")) {
      scene.play().give(scene.play().choices().getFirst());
    }
    return scene;
  }

  private static Order advance(Scene scene, String unit, String path) {
    return new Advance(scene.play().units(unit), scene.play().hexes(path));
  }

  @Test
  @Rule("10.1")
  void attackersMayEnterTheHexThatWasLeftOrStay() {
    Scene scene = won();
    assertThat(scene.play().decision()).isEqualTo("choose-advance");
    assertThat(scene.why(advance(scene, "de-21-pg-125", "4429")))
        .isEqualTo("10.1 not-offered-choose-advance");
    scene.play().give(advance(scene, "de-21-pg-125", "4428"));
    assertThat(scene.play().where("de-21-pg-125")).isEqualTo("4428");
    scene.play().give(new Reply("done"));
    assertThat(scene.play().where("de-21-pz-22")).isEqualTo("4427");
  }

  @Test
  @Rule({"5.2", "10.1"})
  void anAdvanceKeepsToTheLimitOfStacking() {
    Scene scene = won().place("4428", "de-17-21 de-17-55 de-17-95");
    assertThat(scene.why(advance(scene, "de-21-pg-125", "4428")))
        .isEqualTo("10.1 not-offered-choose-advance");
  }

  @Test
  @Rule("10.2")
  void armourGoesOneHexFurtherButNotFromZoneToZone() {
    Scene scene = won();
    assertThat(scene.why(advance(scene, "de-21-pz-22", "4428 4429"))).isEmpty();
    assertThat(scene.why(advance(scene, "de-21-pg-125", "4428 4429")))
        .isEqualTo("10.1 not-offered-choose-advance");
    scene.place("4430", "su-7-26");
    assertThat(scene.why(advance(scene, "de-21-pz-22", "4428 4429"))).isEmpty();
    scene.place("4529", "su-7-24");
    assertThat(scene.why(advance(scene, "de-21-pz-22", "4428 4429")))
        .isEqualTo("10.1 not-offered-choose-advance");
  }
}
