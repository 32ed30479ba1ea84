package stavka.bautzen.victory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.bautzen.Scene;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.Box;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;

class VictoryTest {
  private static int points(Scene scene, Side side) {
    return Scene.GAME.facts().points(scene.play().position(), side);
  }

  private static Scene lost(Scene scene, String units) {
    scene
        .play()
        .arrange(
            draft -> scene.play().units(units).each(unit -> draft.moveToBox(unit, Box.ELIMINATED)));
    return scene;
  }

  @ParameterizedTest
  @CsvSource({"bautzen, 0, 5", "weissenberg, 0, 5", "last-victory, 7, 0"})
  @Rule("12.1")
  void pointsAtTheBeginning(String scenario, int axis, int soviet) {
    assertThat(points(Scene.of(scenario), Side.AXIS)).isEqualTo(axis);
    assertThat(points(Scene.of(scenario), Side.SOVIET)).isEqualTo(soviet);
  }

  @Test
  @Rule("12.1")
  void bautzenIsHeldByWhoHoldsTwoOfItsThreeHexes() {
    Scene scene = Scene.battle().at(1, "axis-movement").place("1010", "su-7-24 su-7-57");
    scene.place("3424", "de-hg-pz de-column-1").place("3323", "su-7-25");
    assertThat(points(scene, Side.SOVIET)).isEqualTo(5);
    scene.play().give(scene.march("de-column-1", "3425"));
    assertThat(points(scene, Side.SOVIET)).isEqualTo(5);
    scene.place("3424", "de-hg-pz").play().give(scene.march("de-hg-pz", "3425"));
    assertThat(points(scene, Side.SOVIET)).isZero();
    assertThat(points(scene, Side.AXIS)).isEqualTo(5);
  }

  @Test
  @Rule("12.2")
  void eachHexOfDresdenThatPolesOrSovietsHoldScoresThree() {
    Scene scene = lost(Scene.battle().at(1, "soviet-movement"), "de-dresden-1");
    scene.place("0833", "pl-9-26");
    int before = points(scene, Side.SOVIET);
    scene.play().give(scene.march("pl-9-26", "0733"));
    assertThat(points(scene, Side.SOVIET)).isEqualTo(before + 3);
  }

  @Test
  @Rule("12.3")
  void brokenFormations1KpAndHeadquartersScoreForTheEnemy() {
    Scene scene = lost(Scene.battle(), "pl-9-26 pl-9-28");
    assertThat(points(scene, Side.AXIS)).isZero();
    assertThat(points(lost(scene, "pl-9-30"), Side.AXIS)).isEqualTo(3);
    assertThat(points(lost(scene, "pl-hq-9"), Side.AXIS)).isEqualTo(4);
    assertThat(points(lost(scene, "pl-1-kp"), Side.AXIS)).isEqualTo(8);
    assertThat(points(lost(scene, "de-hq-gd"), Side.SOVIET)).isEqualTo(6);
    assertThat(points(lost(scene, "de-ss-10"), Side.SOVIET)).isEqualTo(6);
  }

  @Test
  @Rule("12.4")
  void germanArmourInSupplyNorthOfRow14ScoresTwo() {
    Scene open = Scene.alone().place("3113", "de-20-pz-21");
    Scene south = Scene.alone().place("3114", "de-20-pz-21");
    assertThat(points(open, Side.AXIS)).isEqualTo(points(south, Side.AXIS) + 2);
    assertThat(points(open.place("3112", "su-7-24").place("3114", "su-7-25"), Side.AXIS))
        .isEqualTo(points(south, Side.AXIS));
    assertThat(points(Scene.alone().place("3113", "de-20-pg-59"), Side.AXIS))
        .isEqualTo(points(south, Side.AXIS));
  }

  @ParameterizedTest
  @CsvSource({
    "27, german-decisive",
    "26, german-marginal",
    "10, german-marginal",
    "9, draw",
    "8, polish-marginal",
    "2, polish-marginal",
    "1, polish-decisive",
    "-30, polish-decisive"
  })
  @Rule("12.5")
  void levelsOfTheWholeBattle(int lead, String level) {
    Scene scene = Scene.battle();
    scene
        .play()
        .arrange(
            draft -> {
              draft.setTurn(11);
              draft.enter(BautzenMarks.FINAL_AXIS, 5 + Math.max(0, lead));
              draft.enter(BautzenMarks.FINAL_SOVIET, 5 + Math.max(0, -lead));
            });
    assertThat(Scene.GAME.verdict(scene.play().position()).orElseThrow().level()).isEqualTo(level);
  }
}
