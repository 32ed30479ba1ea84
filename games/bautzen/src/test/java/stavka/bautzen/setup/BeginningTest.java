package stavka.bautzen.setup;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.bautzen.Scene;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.Box;
import stavka.bautzen.model.ScenarioPlan;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;

class BeginningTest {
  @ParameterizedTest
  @ValueSource(strings = {"bautzen", "weissenberg", "last-victory"})
  @Rule({"5.2", "5.4", "13.1"})
  void everyStackKeepsToTheRulesOfStackingAndToTheGround(String scenario) {
    Position start = Scene.of(scenario).play().position();
    ScenarioPlan plan = Scene.of(scenario).theatre().plan(scenario);
    for (int hex = 0; hex < start.grid().size(); hex++) {
      Ints stack = start.stack(hex);
      if (!stack.isEmpty()) {
        assertThat(plan.covers(hex)).isTrue();
        assertThat(Scene.GAME.facts().fits(start, stack, hex))
            .as(start.setting().map().name(hex))
            .isTrue();
      }
    }
  }

  private static int in(String scenario) {
    Position start = Scene.of(scenario).play().position();
    int count = 0;
    for (int unit = 0; unit < start.counters(); unit++) {
      count += start.inBox(unit, Box.OUT) ? 0 : 1;
    }
    return count;
  }

  @Test
  @Rule("13.1")
  void theWholeBattleHasAllCountersAndBringsGermansFirstAndSovietsLast() {
    assertThat(in("bautzen")).isEqualTo(114);
    ScenarioPlan plan = Scene.battle().theatre().plan("bautzen");
    assertThat(plan.due()).extracting(ScenarioPlan.Due::turn).containsExactly(2, 3, 3, 5, 6);
    assertThat(Scene.battle().play().where("de-garrison")).isEqualTo("3426");
  }

  @Test
  @Rule("13.2")
  void weissenbergIsFourTurnsOnPartOfTheMapWithThoseWhoStandThere() {
    assertThat(in("weissenberg")).isEqualTo(76);
    assertThat(Scene.GAME.scenario("weissenberg").turns()).isEqualTo(4);
    ScenarioPlan plan = Scene.battle().theatre().plan("weissenberg");
    assertThat(plan.covers(Scene.battle().play().hex("3434"))).isTrue();
    assertThat(plan.covers(Scene.battle().play().hex("3435"))).isFalse();
    assertThat(plan.covers(Scene.battle().play().hex("3334"))).isFalse();
  }

  @Test
  @Rule("13.3")
  void theLastVictoryBeginsWithUnitsReducedAndLost() {
    Scene scene = Scene.of("last-victory");
    assertThat(in("last-victory")).isEqualTo(114);
    assertThat(scene.play().get("pl-1-kp", BautzenMarks.STEP)).isEqualTo(1);
    assertThat(scene.play().position().inBox(scene.play().unit("su-7-26"), Box.ELIMINATED))
        .isTrue();
    Position start = scene.play().position();
    int reduced = 0;
    for (int unit = 0; unit < start.counters(); unit++) {
      reduced += start.get(unit, BautzenMarks.STEP) > 0 ? 1 : 0;
    }
    assertThat(reduced).isEqualTo(22);
  }
}
