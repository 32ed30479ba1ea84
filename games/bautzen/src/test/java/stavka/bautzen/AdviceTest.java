package stavka.bautzen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.bautzen.model.BautzenMarks;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;

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
}
