package stavka.bautzen.arrival;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.bautzen.Scene;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.Gait;
import stavka.engine.order.EndPhase;
import stavka.engine.rule.Rule;

class ArrivalTest {
  private static Scene secondTurn() {
    Scene scene = Scene.battle().at(1, "soviet-combat");
    scene.play().give(new EndPhase());
    return scene;
  }

  @Test
  @Rule("8.1")
  void arrivalsComeOnTheTurnTheirScenarioSaysOrLater() {
    Scene first = Scene.battle().at(1, "axis-movement");
    assertThat(first.why(first.march("de-ss-10", "4940"))).isEqualTo("8.1 not-on-map");
    Scene second = secondTurn();
    assertThat(second.why(second.march("de-ss-10", "4940"))).isEmpty();
    assertThat(second.why(second.march("de-hq-21", "0130"))).isEqualTo("8.1 not-on-map");
    second.play().give(new EndPhase()).until("move-axis");
    assertThat(second.play().position().turn()).isEqualTo(3);
    assertThat(second.why(second.march("de-ss-10", "4940"))).isEmpty();
  }

  @Test
  @Rule("8.2")
  void anArrivalPaysForItsFirstHexAndGoesOnAndCountsAsSupplied() {
    Scene scene = secondTurn();
    assertThat(scene.cost("de-ss-10", "4940")).isEqualTo(1);
    assertThat(scene.cost("de-ss-10", "4433")).isEqualTo(12);
    assertThat(scene.why(scene.march("de-ss-10", "5140"))).isEqualTo("8.2 not-an-entry");
    scene.play().give(scene.march("de-ss-10", "4940"));
    assertThat(scene.play().where("de-ss-10")).isEqualTo("4940");
    assertThat(scene.play().has("de-ss-10", BautzenMarks.UNSUPPLIED)).isFalse();
  }

  @Test
  @Rule("8.3")
  void ifEnemiesStandInAllHexesOfAnEntranceAnyOtherSourceServes() {
    Scene scene = secondTurn().place("4940", "su-254-929");
    assertThat(scene.why(scene.march("de-ss-10", "4940"))).isEqualTo("8.2 not-an-entry");
    assertThat(scene.why(scene.march("de-ss-10", "4040"))).isEmpty();
    assertThat(scene.why(scene.march("de-ss-10", "5140"))).isEqualTo("8.2 not-an-entry");
    scene.place("4040", "su-254-933");
    assertThat(scene.why(scene.march("de-ss-10", "5140"))).isEmpty();
  }

  @Test
  @Rule("7.3")
  void aColumnThatCameByAnEntranceComesBackByAnySourceOnceSpent() {
    Scene scene = secondTurn();
    assertThat(scene.why(scene.march("de-column-5", "4940"))).isEmpty();
    assertThat(scene.why(scene.march("de-column-5", "6228"))).isEqualTo("8.2 not-an-entry");
    scene.mark(BautzenMarks.BACK, 2, "de-column-5");
    assertThat(scene.why(scene.march("de-column-5", "6228"))).isEmpty();
  }

  @Test
  @Rule("8.2")
  void anEnemyZoneOnTheFirstHexMakesAnArrivalPayForTheGround() {
    Scene scene = secondTurn().place("4939", "su-254-929");
    assertThat(scene.cost("de-ss-10", "4940"))
        .isEqualTo(scene.theatre().ground().entering(Gait.MOTORISED, scene.play().hex("4940")))
        .isGreaterThan(1);
  }
}
