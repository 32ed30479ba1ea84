package stavka.kharkov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Moved;
import stavka.engine.move.MoveField;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.kharkov.TestPosition;

/**
 * What units have left after an overrun: a panzer regiment of twelve points, two divisions of
 * eight.
 */
class MotionReachTest {
  private static final TestBoard BOARD = TestBoard.open(7, 16);
  private static final String FAST = "de-3-pz-6";
  private static final String SLOW = "de-79 de-294";

  private static TestPlay overran() {
    TestPosition position =
        BOARD
            .position()
            .place("0404", "de-3-pz-6", "de-79", "de-294")
            .supplied()
            .place("0405", "su-rd-76")
            .known("su-rd-76", 1, 2)
            .dice(1);
    TestPlay play = TestPlay.axis(BOARD, position);
    play.give(play.overrun(FAST + " " + SLOW, "0405"));
    assertThat(play.decision()).isEqualTo("go-on");
    assertThat(play.place("de-79")).isEqualTo("0405");
    return play;
  }

  private static MoveField reach(TestPlay play, String units) {
    return play.game().legal(play.position()).reach(play.units(units), "march").orElseThrow();
  }

  @Test
  @Rule({"7.25", "6.11", "6.0"})
  void theReachOfAGroupIsThatOfItsSlowest() {
    TestPlay play = overran();
    assertThat(reach(play, FAST).reaches(BOARD.hex("0414"))).isTrue();
    assertThat(reach(play, FAST).cost(BOARD.hex("0414"))).isEqualTo(18);
    assertThat(reach(play, FAST).reaches(BOARD.hex("0415"))).isFalse();
    for (String group : new String[] {"de-79", FAST + " de-79", "de-79 " + FAST}) {
      assertThat(reach(play, group).reaches(BOARD.hex("0410"))).as(group).isTrue();
      assertThat(reach(play, group).reaches(BOARD.hex("0411"))).as(group).isFalse();
    }
  }

  @Test
  @Rule({"7.25", "6.11"})
  void eachHasItsOwnPointsLeftAndPaysForItsOwnWay() {
    TestPlay play = overran();
    String[] five = {"0406", "0407", "0408", "0409", "0410"};
    String[] six = {"0406", "0407", "0408", "0409", "0410", "0411"};
    assertThat(play.why(play.march(SLOW, six))).isEqualTo("6.11 too-far");
    assertThat(play.why(play.march(SLOW + " " + FAST, six))).isEqualTo("6.11 too-far");
    assertThat(play.why(play.march(FAST, six))).isEmpty();
    assertThat(play.why(play.march(SLOW, "0406", "0405"))).endsWith("no-path");
    play.give(play.march(SLOW, five));
    assertThat(play.price()).isEqualTo(10);
    assertThat(play.decision()).isEqualTo("go-on");
    play.give(play.march(FAST, six));
    assertThat(play.price()).isEqualTo(12);
    assertThat(play.decision()).isEqualTo("move-axis");
  }

  @Test
  @Rule({"6.4", "6.2"})
  void aTrainIsToldUnderTheRuleOfRailwaysAndAMarchIsNot() {
    TestBoard board =
        TestBoard.draw((". ".repeat(6) + "\n").repeat(5))
            .rail("0302", "0303")
            .all("soviet-bank")
            .region("axis-bank")
            .board();
    TestPosition position = board.position().place("0302", "su-rd-76", "su-rd-227").supplied();
    TestPlay play = TestPlay.soviet(board, position);
    play.give(play.rail("su-rd-76", "0303"), play.march("su-rd-227", "0303"));
    assertThat(play.events())
        .filteredOn(Moved.class::isInstance)
        .extracting(event -> ((Moved) event).rule())
        .containsExactly("6.4", "6.2");
  }
}
