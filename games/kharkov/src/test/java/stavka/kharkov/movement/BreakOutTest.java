package stavka.kharkov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Move;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.kharkov.TestPosition;
import stavka.operational.model.Marks;

/**
 * After a won overrun: a panzer division in 0404 has overrun 0405 for three of its twelve points
 * and stands in the zone of a rifle division in 0306.
 */
class BreakOutTest {
  private static final TestBoard BOARD = TestBoard.open(7, 16);
  private static final String DIVISION = "de-3-pz-6 de-3-mr-3 de-3-mr-394";

  private static TestPosition position() {
    return BOARD
        .position()
        .place("0404", DIVISION.split(" "))
        .supplied()
        .place("0405", "su-rd-76")
        .known("su-rd-76", 1, 2)
        .place("0306", "su-rd-227")
        .known("su-rd-227", 1, 2)
        .dice(1);
  }

  private static TestPlay won(TestPosition position) {
    TestPlay play = TestPlay.axis(BOARD, position);
    play.give(play.overrun(DIVISION, "0405"));
    assertThat(play.place("de-3-pz-6")).isEqualTo("0405");
    assertThat(play.decision()).isEqualTo("go-on");
    return play;
  }

  @Test
  @Rule({"7.25", "7.0", "6.23", "6.24", "8.23"})
  void thoseWhoHaveWonAnOverrunMarchOnOutOfTheZoneOfOtherEnemies() {
    TestPlay play = won(position());
    assertThat(play.offered())
        .anyMatch(
            order ->
                order instanceof Move move
                    && move.units().equals(play.units(DIVISION))
                    && move.path().last() == BOARD.hex("0605"));
    play.give(play.march(DIVISION, "0505", "0605"));
    assertThat(play.price()).isEqualTo(4);
    assertThat(play.has("de-3-pz-6", Marks.MOVED)).isTrue();
  }

  @Test
  @Rule({"7.25", "6.23"})
  void theNextEnemyZoneStopsThem() {
    TestPlay play = won(position());
    assertThat(play.why(play.march(DIVISION, "0406", "0407"))).isEqualTo("6.23 stops-in-zone");
    play.give(play.march(DIVISION, "0406"));
    assertThat(play.has("de-3-pz-6", Marks.MOVED)).isTrue();
  }

  @Test
  @Rule({"7.25", "6.11"})
  void theyHaveNoMoreThanTheirPointsLeft() {
    TestPlay play = won(position());
    String[] nine = {"0505", "0506", "0507", "0508", "0509", "0510", "0511", "0512", "0513"};
    String[] ten = {"0505", "0506", "0507", "0508", "0509", "0510", "0511", "0512", "0513", "0514"};
    assertThat(play.why(play.march(DIVISION, ten))).isEqualTo("6.11 too-far");
    play.give(play.march(DIVISION, nine));
  }

  @Test
  @Rule({"7.25", "7.16"})
  void theyMayWalkOnToAnotherOverrunOrOverrunTheEnemyBesideThem() {
    TestPosition second = position().place("0407", "su-rd-293").known("su-rd-293", 1, 2);
    TestPlay play = won(second.dice(1, 1));
    assertThat(play.offered())
        .contains(play.overrun(DIVISION, "0306"), play.overrun(DIVISION, "0407", "0406"));
    assertThat(play.why(play.overrun(DIVISION, "0407", "0505", "0506", "0507"))).isEmpty();
    play.give(play.overrun(DIVISION, "0407", "0406"));
    assertThat(play.place("de-3-pz-6")).isEqualTo("0407");
    // Twelve points less 3, 1 and 3.
    assertThat(play.why(play.march(DIVISION, "0408", "0409", "0410", "0411", "0412", "0413")))
        .isEqualTo("6.11 too-far");
    play.give(play.march(DIVISION, "0408", "0409", "0410", "0411", "0412"));
  }

  @Test
  @Rule("7.25")
  void thoseWhoStayBehindMayStillBreakOutAfterTheOthersWent() {
    TestPlay play = won(position());
    play.give(play.march("de-3-pz-6", "0505"));
    assertThat(play.decision()).isEqualTo("go-on");
    play.give(play.march("de-3-mr-3 de-3-mr-394", "0505", "0605"));
    assertThat(play.place("de-3-mr-3")).isEqualTo("0605");
  }

  @Test
  @Rule({"7.25", "7.16", "7.17"})
  void sovietVictorsMarchOnTooButDoNotOverrunAgain() {
    TestPosition position =
        BOARD
            .position()
            .turn(5)
            .place("0404", "su-gd-13", "su-gd-14", "su-gd-15", "su-hq-6")
            .active("su-hq-6")
            .supplied()
            .place("0405", "de-regiment-01")
            .set(Marks.STEP, 1, "de-regiment-01")
            .place("0306", "de-454")
            .dice(1);
    TestPlay play = TestPlay.soviet(BOARD, position);
    String guards = "su-gd-13 su-gd-14 su-gd-15";
    play.give(play.ledBy("su-hq-6", guards, "0405"));
    assertThat(play.place("su-gd-13")).isEqualTo("0405");
    assertThat(play.why(play.ledBy("su-hq-6", guards, "0306"))).isEqualTo("7.16 overrun-once");
    play.give(play.march(guards, "0505", "0605"));
  }
}
