package stavka.bautzen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.event.PhaseBegan;
import stavka.engine.event.Scored;
import stavka.engine.order.EndPhase;
import stavka.engine.play.Verdict;
import stavka.engine.rule.Rule;
import stavka.engine.table.Kit;
import stavka.testkit.ScriptedPlay;

class SequenceTest {
  @Test
  @Rule("2")
  void the_whole_battle_is_ten_days_from_21_to_30_april() {
    List<Kit.Turn> turns = Scene.GAME.table().orElseThrow().kit().turns();
    assertThat(turns).hasSize(10);
    assertThat(turns.getFirst().date()).isEqualTo("1945-04-21");
    assertThat(turns.getLast().date()).isEqualTo("1945-04-30");
    assertThat(Scene.GAME.scenario("bautzen").turns()).isEqualTo(10);
  }

  @Test
  @Rule({"2.A", "2.B", "2.C"})
  void the_german_judges_supply_moves_and_fights_then_poles_and_soviets_then_the_turn_ends() {
    ScriptedPlay play = Scene.battle().play();
    List<String> decisions = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      decisions.add(Scene.GAME.decision(play.position()).side() + " " + play.decision());
      play.give(new EndPhase());
    }
    assertThat(decisions)
        .containsExactly(
            "AXIS move-axis", "AXIS attack-or-end", "SOVIET move-soviet", "SOVIET attack-or-end");
    assertThat(play.position().turn()).isEqualTo(2);
    assertThat(
            play.events().stream()
                .filter(PhaseBegan.class::isInstance)
                .map(event -> ((PhaseBegan) event).phase()))
        .containsExactly(
            "axis-combat",
            "soviet-supply",
            "soviet-movement",
            "soviet-combat",
            "axis-supply",
            "axis-movement");
  }

  @Test
  @Rule("2.C")
  void after_the_last_turn_points_are_counted_and_the_match_has_a_verdict() {
    ScriptedPlay play = Scene.of("weissenberg").at(4, "soviet-combat").play();
    assertThat(Scene.GAME.verdict(play.position())).isEmpty();
    play.give(new EndPhase());
    Verdict verdict = Scene.GAME.verdict(play.position()).orElseThrow();
    assertThat(verdict.sovietPoints()).isEqualTo(5);
    assertThat(play.last(Scored.class).reason()).isEqualTo("bautzen");
  }

  @Test
  @Rule({"2", "13.3"})
  void the_last_victory_begins_on_the_fifth_day() {
    assertThat(Scene.of("last-victory").play().position().turn()).isEqualTo(5);
    assertThat(Scene.GAME.scenario("last-victory").turns()).isEqualTo(6);
  }
}
