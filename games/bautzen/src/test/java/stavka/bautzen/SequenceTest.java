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
  void theWholeBattleIsTenDaysFrom21To30April() {
    List<Kit.Turn> turns = Scene.GAME.table().orElseThrow().kit().turns();
    assertThat(turns).hasSize(10);
    assertThat(turns.getFirst().date()).isEqualTo("1945-04-21");
    assertThat(turns.getLast().date()).isEqualTo("1945-04-30");
    assertThat(Scene.GAME.scenario("bautzen").turns()).isEqualTo(10);
  }

  @Test
  @Rule({"2.A", "2.B", "2.C"})
  void theGermanJudgesSupplyMovesAndFightsThenPolesAndSovietsThenTheTurnEnds() {
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
  void afterTheLastTurnPointsAreCountedAndTheMatchHasAVerdict() {
    ScriptedPlay play = Scene.of("weissenberg").at(4, "soviet-combat").play();
    assertThat(Scene.GAME.verdict(play.position())).isEmpty();
    play.give(new EndPhase());
    Verdict verdict = Scene.GAME.verdict(play.position()).orElseThrow();
    assertThat(verdict.sovietPoints()).isEqualTo(5);
    assertThat(play.last(Scored.class).reason()).isEqualTo("bautzen");
  }

  @Test
  @Rule({"2", "13.3"})
  void theLastVictoryBeginsOnTheFifthDay() {
    assertThat(Scene.of("last-victory").play().position().turn()).isEqualTo(5);
    assertThat(Scene.GAME.scenario("last-victory").turns()).isEqualTo(6);
  }
}
