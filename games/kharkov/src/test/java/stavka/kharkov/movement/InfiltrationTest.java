package stavka.kharkov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Move;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.KharkovMarks;
import stavka.operational.model.Marks;

/**
 * A Soviet division in 0405 beside a German one in 0404, whose zone also covers 0305, 0304, 0403,
 * 0504 and 0505.
 */
class InfiltrationTest {
  private static final TestBoard BOARD = TestBoard.open(7, 10);

  private static TestPosition contact() {
    return BOARD.position().turn(2).place("0405", "su-rd-76").place("0404", "de-79");
  }

  private static TestPlay soviet(TestPosition position) {
    return TestPlay.soviet(BOARD, position.supplied());
  }

  @Test
  @Rule({"6.8", "6.24", "8.23"})
  void onTurnsOneAndTwoASovietUnitSlipsThroughTheZonesItBeganIn() {
    for (int turn = 1; turn <= 2; turn++) {
      TestPlay play = soviet(contact().turn(turn));
      assertThat(play.offered()).contains(play.infiltrate("su-rd-76", "0305", "0304"));
      assertThat(play.give(play.infiltrate("su-rd-76", "0305", "0304", "0303", "0302")).price())
          .isEqualTo(8);
    }
  }

  @Test
  @Rule("6.8")
  void fromTurnThreeNobodyInfiltrates() {
    TestPlay play = soviet(contact().turn(3));
    assertThat(play.why(play.infiltrate("su-rd-76", "0406"))).isEqualTo("6.8 no-infiltration");
    assertThat(play.offered())
        .noneMatch(
            order -> order instanceof Move move && move.units().equals(play.units("su-rd-76")));
  }

  @Test
  @Rule("6.8")
  void theUnitStopsOnEnteringTheZoneOfAnyOtherEnemy() {
    TestPlay play = soviet(contact().place("0202", "de-294"));
    assertThat(play.why(play.infiltrate("su-rd-76", "0305", "0304", "0303", "0403")))
        .isEqualTo("6.23 stops-in-zone");
    play.give(play.infiltrate("su-rd-76", "0305", "0304", "0303"));
  }

  @Test
  @Rule("6.8")
  void theZonesOfAllEnemiesAroundTheStartAreTheOneJustLeft() {
    TestPlay play = soviet(contact().place("0306", "de-294"));
    // 0305 lies in the zones of both; 0205 in that of the second only.
    play.give(play.infiltrate("su-rd-76", "0305", "0205", "0105"));
  }

  @Test
  @Rule("6.8")
  void theFirstHexMustBeVacant() {
    TestPlay play = soviet(contact().place("0305", "su-rd-227"));
    assertThat(play.why(play.infiltrate("su-rd-76", "0305"))).isEqualTo("6.8 infiltrates-vacant");
    assertThat(play.why(play.infiltrate("su-rd-76", "0404"))).isEqualTo("6.8 infiltrates-vacant");
    play.give(play.infiltrate("su-rd-76", "0306", "0305"));
  }

  @Test
  @Rule("6.8")
  void theFirstHexMustBeOnTheMap() {
    TestPlay play = soviet(contact());
    for (int nowhere : new int[] {-1, BOARD.grid().size()}) {
      Move order = new Move(play.units("su-rd-76"), Ints.of(nowhere), InfiltrateMode.MODE);
      assertThat(play.why(order)).isEqualTo("6.0 no-such-hex");
    }
  }

  @Test
  @Rule("6.8")
  void aHexBeyondAFriendIsOfferedByWayOfAVacantOne() {
    TestPlay play = soviet(contact().place("0305", "su-rd-227").set(Marks.MOVED, "su-rd-227"));
    assertThat(play.offered())
        .contains(play.infiltrate("su-rd-76", "0306", "0305"))
        .doesNotContain(play.infiltrate("su-rd-76", "0305"))
        .anyMatch(
            order ->
                order instanceof Move move
                    && move.path().last() == BOARD.hex("0204")
                    && move.units().equals(play.units("su-rd-76")));
  }

  @Test
  @Rule("6.8")
  void onlySovietUnitsThatBeganInAnEnemyZoneInfiltrate() {
    TestPlay play = soviet(contact().place("0408", "su-rd-227"));
    assertThat(play.why(play.infiltrate("su-rd-227", "0407"))).isEqualTo("6.8 no-infiltration");
    TestPlay axis = TestPlay.axis(BOARD, contact().supplied());
    assertThat(axis.why(axis.infiltrate("de-79", "0403"))).isEqualTo("6.8 no-infiltration");
  }

  @Test
  @Rule({"6.8", "6.24"})
  void aPlainMarchDoesNotLeaveTheZone() {
    TestPlay play = soviet(contact());
    assertThat(play.why(play.march("su-rd-76", "0406"))).isEqualTo("6.24 leaves-zone");
  }

  @Test
  @Rule({"6.8", "15.24"})
  void aHexBesideAnEntrenchmentOnlyIsNoZoneToStopIn() {
    TestPosition position =
        contact().place("0202", "de-regiment-01").set(KharkovMarks.ENTRENCHED, "de-regiment-01");
    TestPlay play = soviet(position);
    play.give(play.infiltrate("su-rd-76", "0305", "0304", "0303", "0403"));
  }

  @Test
  @Rule({"6.8", "7.0"})
  void aUnitMayInfiltrateOnItsWayToAnOverrun() {
    TestPosition position =
        contact().place("0302", "de-294").place("0408", "su-hq-6").active("su-hq-6");
    TestPlay play = soviet(position);
    assertThat(play.offered())
        .contains(play.ledBy("su-hq-6", "su-rd-76", "0302", "0305", "0304", "0303"));
    assertThat(play.why(play.ledBy("su-hq-6", "su-rd-76", "0302", "0305", "0304", "0303")))
        .isEmpty();
    TestPlay late = soviet(position.turn(3));
    assertThat(late.why(late.ledBy("su-hq-6", "su-rd-76", "0302", "0305", "0304", "0303")))
        .isEqualTo("6.24 leaves-zone");
    TestPlay blocked = soviet(position.turn(2).place("0305", "su-rd-227"));
    assertThat(blocked.why(blocked.ledBy("su-hq-6", "su-rd-76", "0302", "0305", "0304", "0303")))
        .isEqualTo("6.8 infiltrates-vacant");
  }
}
