package stavka.bautzen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.Box;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.play.Advice.Objective;
import stavka.engine.play.Advice.Temper;
import stavka.engine.play.Facts;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;

class AdviceTest {
  /** What the staff would order now. */
  private static Order counsel(Scene scene) {
    return Scene.GAME.advice().counsel(scene.play().position(), scene.play().legal()).orElseThrow();
  }

  /** An attack on a hex at 3-1 that costs the defender a step and no more. */
  private static Scene struck(String defenders) {
    Scene scene =
        Scene.alone()
            .place("4427", "de-20-pz-21 de-20-pg-59")
            .place("4428", defenders)
            .place("4430", "de-hg-pz")
            .at(2, "axis-combat", 5);
    scene.play().give(scene.attack("de-20-pz-21 de-20-pg-59", "4428", ""));
    assertThat(scene.play().decision()).isEqualTo("lose");
    return scene;
  }

  @Test
  @Rule("11.1")
  void aStaffIsSparedWhileARegimentHasAStepToGive() {
    Scene scene = struck("pl-hq-8 pl-8-32");
    assertThat(counsel(scene)).isEqualTo(new Lose(scene.play().units("pl-8-32")));
  }

  @Test
  @Rule("11.1")
  void aWholeRegimentLosesAStepBeforeAWeakOneIsLost() {
    Scene scene = struck("pl-5-13 pl-5-15");
    scene.mark(BautzenMarks.STEP, 1, "pl-5-13");
    assertThat(counsel(scene)).isEqualTo(new Lose(scene.play().units("pl-5-15")));
  }

  @Test
  @Rule("12.3")
  void theFewerRegimentsOfAFormationAreLeftTheMoreEachIsWorth() {
    Scene scene = Scene.alone().place("4427", "pl-5-13").at(2, "axis-combat", 5);
    int last = scene.play().unit("pl-5-13");
    Position whole = Scene.GAME.setUp(Scene.GAME.scenarios().getFirst(), 1);
    assertThat(Scene.GAME.advice().stake(whole, last)).isEqualTo(3.0 / 9);
    Draft draft = whole.edit();
    draft.moveToBox(scene.play().unit("pl-5-15"), Box.ELIMINATED);
    draft.moveToBox(scene.play().unit("pl-5-17"), Box.ELIMINATED);
    assertThat(Scene.GAME.advice().stake(draft.view(), last)).isEqualTo(3);
    assertThat(Scene.GAME.advice().stake(draft.view(), scene.play().unit("pl-hq-5"))).isEqualTo(1);
  }

  @Test
  @Rule({"12.1", "12.2"})
  void whatASideHoldsIsMissedMoreThanWhatItMayTakeIsWorth() {
    Position position = Scene.GAME.setUp(Scene.GAME.scenarios().getFirst(), 1);
    Scene scene = Scene.alone();
    Objective spremberg = new Objective(scene.play().hex("3204"), 8);
    assertThat(Scene.GAME.advice().objectives(position, Side.AXIS)).contains(spremberg);
    assertThat(Scene.GAME.advice().objectives(position, Side.SOVIET)).contains(spremberg);
    assertThat(Scene.GAME.advice().holdings(position, Side.SOVIET))
        .contains(new Objective(spremberg.hex(), 16));
    assertThat(Scene.GAME.advice().holdings(position, Side.AXIS))
        .noneMatch(holding -> holding.hex() == spremberg.hex());
    // Two of its three hexes are all of Bautzen, each hex of Dresden counts for itself.
    assertThat(Scene.GAME.advice().objectives(position, Side.AXIS))
        .contains(
            new Objective(scene.play().hex("3427"), 6), new Objective(scene.play().hex("0733"), 3));
  }

  @Test
  @Rule("9.3.1")
  void botsKnowThatTownsWoodsHillsAndRiversHelpTheDefender() {
    Scene scene = Scene.alone();
    Facts facts = Scene.GAME.facts();
    assertThat(facts.shelter(scene.play().hex("3426"))).isEqualTo(2);
    assertThat(facts.shelter(scene.play().hex("4428"))).isEqualTo(1);
    int direction =
        scene.theatre().grid().direction(scene.play().hex("0833"), scene.play().hex("0832"));
    assertThat(facts.barrier(scene.play().hex("0833"), direction)).isEqualTo(2);
    assertThat(facts.barrier(scene.play().hex("4427"), 0)).isEqualTo(1);
  }

  @Test
  void thePolesBarTheWayAndDoNotShunEveryRisk() {
    Temper german = Scene.GAME.advice().temper(Side.AXIS);
    Temper polish = Scene.GAME.advice().temper(Side.SOVIET);
    assertThat(polish.bar()).isGreaterThan(german.bar());
    assertThat(polish.caution()).isLessThan(german.caution());
  }
}
