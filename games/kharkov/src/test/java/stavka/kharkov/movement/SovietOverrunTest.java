package stavka.kharkov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Overrun;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.KharkovMarks;
import stavka.operational.model.Marks;

/**
 * Soviet overruns of regiments without supply, which defend with 1, and the headquarters that lead
 * them.
 */
class SovietOverrunTest {
  private static final TestBoard BOARD = TestBoard.open(7, 16);
  private static final String GUARDS = "su-gd-13 su-gd-14 su-gd-15";

  private static TestPosition guards(String hex) {
    return BOARD
        .position()
        .place(hex, GUARDS.split(" "))
        .place("0414", "su-hq-6", "su-hq-57")
        .active("su-hq-6", "su-hq-57")
        .supplied();
  }

  private static TestPosition regiment(TestPosition position, String hex, String unit) {
    return position.place(hex, unit).set(Marks.STEP, 1, unit);
  }

  private static TestPlay soviet(TestPosition position) {
    return TestPlay.soviet(BOARD, position);
  }

  @Test
  @Rule("10.14")
  void aHeadquartersTakesNoPartInAnOverrun() {
    TestPlay play =
        soviet(regiment(guards("0405").place("0405", "su-hq-28"), "0404", "de-regiment-01"));
    assertThat(play.why(play.ledBy("su-hq-6", "su-hq-28", "0404")))
        .isEqualTo("10.14 never-attacks");
  }

  @Test
  @Rule("7.16")
  void aSovietUnitOverrunsOnceInAPhaseAndMayThenGoOn() {
    TestPosition position =
        regiment(regiment(guards("0410"), "0409", "de-regiment-01"), "0406", "de-regiment-02");
    TestPlay play = soviet(position.dice(1));
    play.give(play.ledBy("su-hq-6", GUARDS, "0409"));
    assertThat(play.decision()).isEqualTo("go-on");
    assertThat(play.why(play.ledBy("su-hq-57", GUARDS, "0406", "0408", "0407")))
        .isEqualTo("7.16 overrun-once");
    assertThat(play.offered()).noneMatch(Overrun.class::isInstance);
    play.give(play.march(GUARDS, "0408", "0407"));
    assertThat(play.decision()).isEqualTo("move-soviet");
  }

  @Test
  @Rule({"7.17", "10.26"})
  void eachSovietHeadquartersLeadsOneOverrunInAGameTurn() {
    TestPosition position =
        guards("0410").place("0610", "su-rd-76", "su-rd-227").supplied().dice(1);
    regiment(regiment(position, "0409", "de-regiment-01"), "0609", "de-regiment-02");
    TestPlay play = soviet(position);
    play.give(play.ledBy("su-hq-6", GUARDS, "0409"), play.halt());
    assertThat(play.why(play.ledBy("su-hq-6", "su-rd-76", "0609")))
        .isEqualTo("7.17 overrun-hq-used");
    assertThat(play.why(play.ledBy("su-hq-57", "su-rd-76", "0609")))
        .isEqualTo("7.17 overrun-out-of-radius");
    play.until("move-soviet");
    assertThat(play.position().turn()).isEqualTo(6);
    assertThat(play.why(play.ledBy("su-hq-6", "su-rd-76", "0609"))).isEmpty();
  }

  @Test
  @Rule("7.17")
  void anotherHeadquartersInRangeLeadsASecondOverrun() {
    TestPosition position = guards("0410").place("0512", "su-rd-76").supplied().dice(1);
    regiment(regiment(position, "0409", "de-regiment-01"), "0511", "de-regiment-02");
    TestPlay play = soviet(position);
    play.give(play.ledBy("su-hq-6", GUARDS, "0409"), play.halt());
    assertThat(play.offered()).contains(play.ledBy("su-hq-57", "su-rd-76", "0511"));
    assertThat(play.why(play.ledBy("su-hq-57", "su-rd-76", "0511"))).isEmpty();
  }

  @Test
  @Rule({"7.17", "10.11"})
  void aSovietOverrunNeedsAnActiveHeadquartersInWhoseRadiusAllItsUnitsBegan() {
    TestPosition position = guards("0410").place("0404", "de-79");
    TestPlay play = soviet(regiment(position, "0409", "de-regiment-01"));
    assertThat(play.why(play.overrun(GUARDS, "0409"))).isEqualTo("7.17 overrun-no-hq");
    assertThat(play.why(play.ledBy("su-rd-76", GUARDS, "0409"))).isEqualTo("7.17 overrun-no-hq");
    assertThat(play.why(play.ledBy("su-hq-28", GUARDS, "0409")))
        .isEqualTo("7.17 overrun-out-of-radius");
    TestPlay asleep = soviet(position.set(KharkovMarks.ACTIVE, 0, "su-hq-6", "su-hq-57"));
    assertThat(asleep.why(asleep.ledBy("su-hq-6", GUARDS, "0409")))
        .isEqualTo("7.17 overrun-out-of-radius");
    assertThat(asleep.offered()).noneMatch(Overrun.class::isInstance);
  }
}
