package stavka.bautzen.supply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.bautzen.Scene;
import stavka.bautzen.model.BautzenMarks;
import stavka.engine.event.SupplyJudged;
import stavka.engine.order.EndPhase;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Passage;
import stavka.engine.value.Side;

class SupplyTest {
  private static boolean supplied(Scene scene, String unit) {
    return Scene.GAME.facts().supplied(scene.play().position(), scene.play().unit(unit));
  }

  /** A Soviet regiment in Weissenberg amid German ones. */
  private static Scene pocket() {
    return Scene.alone()
        .place("4425", "su-254-929")
        .place("4426", "de-20-pz-21")
        .place("4524", "de-hg-pz")
        .place("4624", "de-20-pg-59")
        .place("4324", "de-20-pg-112");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bautzen", "weissenberg", "last-victory"})
  @Rule("7.1")
  void everyUnitHasALineWhenPlayBegins(String scenario) {
    Scene scene = Scene.of(scenario);
    for (int unit = 0; unit < scene.play().position().counters(); unit++) {
      if (scene.play().position().onMap(unit)) {
        assertThat(Scene.GAME.facts().supplied(scene.play().position(), unit))
            .as(scene.play().position().counter(unit).id())
            .isTrue();
      }
    }
  }

  @Test
  @Rule("7.1")
  void supplyIsJudgedInASidesOwnPhaseAndHoldsUntilItsNext() {
    Scene scene = pocket().at(2, "axis-combat");
    scene.play().give(new EndPhase());
    assertThat(scene.play().last(SupplyJudged.class).side()).isEqualTo(Side.SOVIET);
    assertThat(scene.play().has("su-254-929", BautzenMarks.UNSUPPLIED)).isTrue();
    scene.place("4001", "de-20-pg-59 de-hg-pz");
    assertThat(supplied(scene, "su-254-929")).isTrue();
    assertThat(scene.play().has("su-254-929", BautzenMarks.UNSUPPLIED)).isTrue();
  }

  @Test
  @Rule("7.1.1")
  void sourcesAreWhereWaysLeaveTheMapOnTheSidesOwnEdges() {
    Scene scene = Scene.battle();
    var plan = scene.theatre().plan("bautzen");
    assertThat(plan.sources(Side.AXIS).contains(scene.play().hex("6228"))).isTrue();
    assertThat(plan.sources(Side.SOVIET).contains(scene.play().hex("3101"))).isTrue();
    assertThat(plan.sources(Side.SOVIET).contains(scene.play().hex("6228"))).isFalse();
    Scene alone = Scene.alone().place("6228", "su-254-929").place("3101", "de-17-21");
    assertThat(supplied(alone, "su-254-929")).isTrue();
    alone.place("5821", "de-17-55").place("5720", "de-17-95").place("6129", "de-17-21");
    assertThat(supplied(alone.place("4940", "su-254-929"), "su-254-929")).isTrue();
  }

  @Test
  @Rule("7.1.4")
  void aLineEntersNoEnemyZoneUnlessAnOwnCombatUnitStandsThere() {
    Scene scene = pocket();
    assertThat(supplied(scene, "su-254-929")).isFalse();
    assertThat(supplied(scene.place("4525", "su-7-26"), "su-254-929")).isFalse();
    assertThat(supplied(scene.place("4625", "su-column-1"), "su-254-929")).isFalse();
    assertThat(supplied(scene.place("4625", "su-254-933"), "su-254-929")).isTrue();
  }

  @Test
  @Rule("7.1.4")
  void aLineCrossesAMajorRiverByABridgeOnly() {
    Scene scene = Scene.alone();
    var ground = scene.theatre().ground();
    var grid = scene.theatre().grid();
    int from = scene.play().hex("5722");
    int to = scene.play().hex("5821");
    assertThat(ground.lineSides()[from * 6 + grid.direction(from, to)]).isEqualTo(Passage.SHUT);
    int town = scene.play().hex("5728");
    int bridge = scene.play().hex("5827");
    assertThat(ground.lineSides()[town * 6 + grid.direction(town, bridge)]).isEqualTo(Passage.FREE);
  }

  @Test
  @Rule({"7.1.4", "13.2"})
  void noLineRunsAroundThroughHexesThatAreNotInPlay() {
    Scene scene =
        Scene.alone("weissenberg")
            .place("3425", "su-7-24")
            .place("3525", "de-20-pz-21")
            .place("3526", "de-hg-pz")
            .place("3426", "de-20-pg-59")
            .at(2, "axis-combat");
    assertThat(supplied(scene, "su-7-24")).isFalse();
    scene.play().give(new EndPhase());
    assertThat(scene.play().has("su-7-24", BautzenMarks.UNSUPPLIED)).isTrue();
    assertThat(supplied(scene.place("3424", "su-7-26"), "su-7-24")).isTrue();
  }

  @Test
  @Rule({"7.2.2", "13.2"})
  void noPathFromAHeadquartersToAColumnLeavesTheGroundInPlay() {
    Scene scene = Scene.alone("weissenberg");
    Lines lines = new Lines(scene.theatre());
    var plan = scene.theatre().plan(scene.play().position());
    var reached = lines.from(scene.play().position(), Side.SOVIET, scene.play().hex("3425"), 6);
    for (int hex = 0; hex < scene.theatre().grid().size(); hex++) {
      assertThat(!reached.reaches(hex) || plan.covers(hex)).isTrue();
    }
    assertThat(reached.reaches(scene.play().hex("3421"))).isTrue();
  }

  @Test
  @Rule("7.1.2")
  void outOfSupplyAUnitMovesAndAttacksWithHalfButDefendsInFull() {
    Scene scene =
        Scene.alone()
            .place("4430", "de-20-pz-21 de-17-21")
            .place("4429", "su-254-929")
            .mark(BautzenMarks.UNSUPPLIED, 1, "de-20-pz-21 de-17-21")
            .at(2, "axis-combat");
    Want want =
        new Want(
            scene.theatre(), new Lines(scene.theatre()), CounterFaces.casualties(scene.theatre()));
    var position = scene.play().position();
    assertThat(want.allowance(position, scene.play().unit("de-20-pz-21"))).isEqualTo(10);
    assertThat(want.allowance(position, scene.play().unit("de-17-21"))).isEqualTo(6);
    assertThat(want.allowance(position, scene.play().unit("de-garrison"))).isZero();
    assertThat(
            scene
                .play()
                .forecast(scene.attack("de-20-pz-21", "4429", ""))
                .report()
                .attack()
                .total())
        .isEqualTo(4);
    scene.place("4429", "su-7-26").at(2, "soviet-combat");
    assertThat(
            scene.play().forecast(scene.attack("su-7-26", "4430", "")).report().defence().total())
        .isEqualTo(10);
  }

  @Test
  @Rule("7.1.3")
  void theThirdPhaseInARowWithoutALineCostsAStepAndEachLaterOneAnother() {
    Scene scene = pocket();
    for (int phase = 1; phase <= 2; phase++) {
      scene.at(phase, "axis-combat").play().give(new EndPhase());
      assertThat(scene.play().get("su-254-929", BautzenMarks.STEP)).isZero();
    }
    scene.at(3, "axis-combat").play().give(new EndPhase());
    assertThat(scene.play().get("su-254-929", BautzenMarks.STEP)).isEqualTo(1);
    scene.at(4, "axis-combat").play().give(new EndPhase());
    assertThat(scene.play().where("su-254-929")).isEqualTo("off");
  }

  @Test
  @Rule("7.1.3")
  void aSinglePhaseInSupplyBeginsTheCountAnew() {
    Scene scene = pocket().mark(BautzenMarks.WANT, 2, "su-254-929");
    scene.place("4625", "su-254-933").place("4525", "su-7-26").at(3, "axis-combat");
    scene.play().give(new EndPhase());
    assertThat(scene.play().get("su-254-929", BautzenMarks.WANT)).isZero();
    assertThat(scene.play().get("su-254-929", BautzenMarks.STEP)).isZero();
  }

  @Test
  @Rule("7.1.5")
  void theGarrisonOfBautzenHasStoresOfItsOwn() {
    Scene scene = Scene.battle();
    assertThat(supplied(scene, "de-garrison")).isTrue();
    scene.place("3426", "de-kg-72");
    assertThat(supplied(scene, "de-kg-72")).isFalse();
    assertThat(supplied(scene, "de-garrison")).isTrue();
  }
}
