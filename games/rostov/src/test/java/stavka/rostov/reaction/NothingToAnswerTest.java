package stavka.rostov.reaction;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Event;
import stavka.engine.event.Noted;
import stavka.engine.order.EndPhase;
import stavka.engine.rule.Rule;
import stavka.rostov.Field;
import stavka.rostov.declaration.Declare;
import stavka.rostov.model.RostovMarks;
import stavka.testkit.ScriptedPlay;

class NothingToAnswerTest {
  /** Sumy when the Axis is about to attack A5212 from A5112. */
  private static ScriptedPlay declaring() {
    return ScriptedPlay.of(Field.GAME, Field.sumy(1))
        .until("axis-movement")
        .place("A5112", "de-299")
        .until("axis-declaration");
  }

  private static ScriptedPlay attacked(ScriptedPlay play) {
    return play.give(new Declare(play.units("de-299"), play.hexes("A5212"), false), new EndPhase());
  }

  @Test
  @Rule({"14.11", "14.21", "14.34"})
  void aReactionInWhichNothingCanBeOrderedPasses() {
    assertThat(attacked(declaring()).decision()).isEqualTo("soviet-reaction");
    ScriptedPlay silent = declaring().mark(RostovMarks.TURNED, 1, "su-hq-40a su-hq-21a");
    assertThat(attacked(silent).decision()).isEqualTo("axis-missions");
  }

  private static boolean tellsWhoPays(Event event) {
    return event instanceof Noted noted && noted.code().equals("command-order");
  }

  @Test
  @Rule({"14.21", "14.31"})
  void aReactionStaysOpenForThoseWhoWouldTakeBackWhatTheyOrdered() {
    ScriptedPlay play = attacked(declaring());
    play.give(new Instruct(play.hex("A5212"), "no-retreat"));
    assertThat(play.events()).anyMatch(NothingToAnswerTest::tellsWhoPays);
    assertThat(play.decision()).isEqualTo("soviet-reaction");
  }
}
