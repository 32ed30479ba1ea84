package stavka.kharkov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Move;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.kharkov.TestPosition;
import stavka.operational.model.Marks;
import stavka.operational.movement.Mode;

/**
 * A railway along the second row of a long board; hexes 0201 to 0225 are on the Axis side of the
 * front.
 */
class RailTest {
  private static final int COLUMNS = 50;
  private static final TestBoard LINE = drawing().board();
  private static final TestBoard SOVIET_LINE =
      drawing().all("soviet-bank").region("axis-bank").board();
  private static final TestBoard AXIS_LINE =
      drawing().all("axis-bank").region("soviet-bank").board();

  private static TestBoard.Drawing drawing() {
    return TestBoard.draw((". ".repeat(COLUMNS) + "\n").repeat(5)).rail(track(1, COLUMNS));
  }

  /** The hexes of the second row from one column to another, both included. */
  private static String[] track(int from, int to) {
    int step = from < to ? 1 : -1;
    return IntStream.rangeClosed(0, Math.abs(to - from))
        .mapToObj(i -> "02%02d".formatted(from + i * step))
        .toArray(String[]::new);
  }

  private static TestPlay soviet(TestBoard board, TestPosition position) {
    return TestPlay.soviet(board, position);
  }

  @Test
  @Rule({"6.44", "6.41"})
  void aTrainGoesFortyHexesWhateverTheUnitsAllowanceAndSupply() {
    TestPlay play = soviet(SOVIET_LINE, SOVIET_LINE.position().place("0201", "su-rd-76"));
    assertThat(play.has("su-rd-76", Marks.SUPPLIED)).isFalse();
    assertThat(play.why(play.rail("su-rd-76", track(2, 42)))).isEqualTo("6.44 rail-too-far");
    assertThat(play.offered()).contains(play.rail("su-rd-76", track(2, 41)));
    assertThat(play.give(play.rail("su-rd-76", track(2, 41))).price()).isZero();
    assertThat(play.place("su-rd-76")).isEqualTo("0241");
  }

  @Test
  @Rule("6.41")
  void aTrainBeginsAndEndsOnTheRailwayAndKeepsToIt() {
    TestPlay play =
        soviet(
            SOVIET_LINE,
            SOVIET_LINE.position().place("0305", "su-rd-76").place("0205", "su-rd-227"));
    assertThat(play.why(play.rail("su-rd-76", "0205", "0206"))).isEqualTo("6.41 no-rail");
    assertThat(play.why(play.rail("su-rd-227", "0206", "0306"))).isEqualTo("6.41 no-rail");
    assertThat(play.why(play.rail("su-rd-227", "0207"))).isEqualTo("6.41 no-rail");
  }

  @Test
  @Rule("6.41")
  void aUnitDoesNotLeaveTheRailwayInThePhase() {
    TestPlay play = soviet(SOVIET_LINE, SOVIET_LINE.position().place("0205", "su-rd-76"));
    play.give(play.rail("su-rd-76", "0206"));
    assertThat(play.why(play.march("su-rd-76", "0306"))).isEqualTo("6.12 has-moved");
    assertThat(play.why(play.rail("su-rd-76", "0207"))).isEqualTo("6.12 has-moved");
  }

  @Test
  @Rule("6.42")
  void eachSideUsesTheRailwayOnItsOwnSideOfTheFirstFrontLine() {
    TestPosition position =
        LINE.position().place("0230", "su-rd-76").place("0220", "de-79").place("0203", "su-rd-227");
    TestPlay soviet = soviet(LINE, position);
    assertThat(soviet.why(soviet.rail("su-rd-76", track(29, 25)))).isEqualTo("6.42 no-rail");
    assertThat(soviet.why(soviet.rail("su-rd-227", "0204"))).isEqualTo("6.42 no-rail");
    soviet.give(soviet.rail("su-rd-76", track(29, 26)));
    TestPlay axis = TestPlay.axis(LINE, position);
    assertThat(axis.why(axis.rail("de-79", track(21, 26)))).isEqualTo("6.42 no-rail");
    axis.give(axis.rail("de-79", track(21, 24)));
  }

  @Test
  @Rule("6.43")
  void aTrainDoesNotEnterAnEnemyZoneNotEvenWhereAFriendStands() {
    TestPosition position =
        SOVIET_LINE
            .position()
            .turn(3)
            .place("0201", "su-rd-76")
            .place("0205", "su-rd-227")
            .place("0305", "de-79");
    TestPlay play = soviet(SOVIET_LINE, position);
    assertThat(play.why(play.rail("su-rd-76", track(2, 5)))).isEqualTo("6.43 rail-zone");
    assertThat(play.why(play.rail("su-rd-227", "0206"))).isEqualTo("6.24 leaves-zone");
    play.give(play.rail("su-rd-76", track(2, 3)));
  }

  @Test
  @Rule({"6.43", "6.22"})
  void aTrainDoesNotRunOverAnEnemyHeadquarters() {
    TestPlay play =
        soviet(
            SOVIET_LINE, SOVIET_LINE.position().place("0201", "su-rd-76").place("0204", "ro-hq-6"));
    assertThat(play.why(play.rail("su-rd-76", track(2, 6)))).isEqualTo("6.43 rail-zone");
    assertThat(play.offered()).doesNotContain(play.rail("su-rd-76", track(2, 4)));
  }

  @Test
  @Rule("6.45")
  void theAxisMovesThreeUnitsByRailItsHeadquartersCounted() {
    TestPosition position =
        AXIS_LINE
            .position()
            .place("0201", "de-79", "de-294", "ro-hq-6")
            .place("0202", "de-297", "de-44", "de-71");
    TestPlay play = TestPlay.axis(AXIS_LINE, position);
    play.give(play.rail("de-79 de-294", "0202", "0203"));
    assertThat(play.why(play.rail("de-297 de-44", "0203", "0204"))).isEqualTo("6.45 rail-full");
    play.give(play.rail("ro-hq-6", "0202"));
    assertThat(play.why(play.rail("de-297", "0203"))).isEqualTo("6.45 rail-full");
    assertThat(play.offered()).doesNotContain(play.rail("de-297", "0203"));
  }

  @Test
  @Rule("6.45")
  void theSovietsMoveFiveUnitsByRailAndAnyNumberOfHeadquarters() {
    TestPosition position =
        SOVIET_LINE
            .position()
            .place("0201", "su-rd-76", "su-rd-227", "su-rd-293")
            .place("0202", "su-cd-14", "su-tb-10", "su-rd-169")
            .place("0203", "su-hq-6", "su-hq-57");
    TestPlay play = soviet(SOVIET_LINE, position);
    play.give(
        play.rail("su-rd-76 su-rd-227 su-rd-293", track(2, 10)),
        play.rail("su-cd-14", track(3, 11)),
        play.rail("su-hq-6", track(4, 11)),
        play.rail("su-tb-10", track(3, 12)),
        play.rail("su-hq-57", track(4, 12)));
    assertThat(play.why(play.rail("su-rd-169", "0203"))).isEqualTo("6.45 rail-full");
  }

  @Test
  @Rule("6.45")
  void theRailwayIsFreeAgainOnTheNextTurn() {
    TestPosition position =
        AXIS_LINE.position().place("0201", "de-79", "de-294", "de-297").place("0210", "de-44");
    TestPlay play = TestPlay.axis(AXIS_LINE, position);
    play.give(play.rail("de-79 de-294 de-297", "0202"));
    assertThat(play.why(play.rail("de-44", "0211"))).isEqualTo("6.45 rail-full");
    while (play.position().turn() == 5 || !play.decision().equals("move-axis")) {
      play.give(play.end());
    }
    play.give(play.rail("de-44", "0211"));
  }

  @Test
  @Rule("6.45")
  void thereIsNoRailMovementInTheMechanisedPhase() {
    TestPlay play = TestPlay.mechanised(AXIS_LINE, AXIS_LINE.position().place("0201", "de-3-pz-6"));
    assertThat(play.why(play.rail("de-3-pz-6", "0202"))).isEqualTo("6.45 no-rail-now");
    assertThat(play.offered())
        .noneMatch(order -> order instanceof Move move && move.mode().equals(Mode.RAIL));
  }

  @Test
  @Rule("6.72")
  void aReserveMarkerDoesNotGoByRail() {
    TestPlay play = soviet(SOVIET_LINE, SOVIET_LINE.position().place("0205", "su-reserve-6"));
    assertThat(play.why(play.rail("su-reserve-6", "0206"))).isEqualTo("6.72 reserve-no-rail");
    assertThat(play.offered()).doesNotContain(play.rail("su-reserve-6", "0206"));
  }

  @Test
  @Rule({"10.12", "6.41"})
  void aHeadquartersMayGoByRail() {
    TestPlay play = soviet(SOVIET_LINE, SOVIET_LINE.position().place("0205", "su-hq-6"));
    play.give(play.rail("su-hq-6", track(6, 30)));
    assertThat(play.place("su-hq-6")).isEqualTo("0230");
  }

  @Test
  @Rule({"8.1", "6.41"})
  void aTrainEndsWhereThereIsRoomAndPassesWhereThereIsNone() {
    TestPosition position =
        SOVIET_LINE
            .position()
            .place("0201", "su-rd-76")
            .place("0203", "su-rd-227", "su-rd-293", "su-rd-169");
    TestPlay play = soviet(SOVIET_LINE, position);
    assertThat(play.why(play.rail("su-rd-76", track(2, 3)))).isEqualTo("8.1 too-many");
    play.give(play.rail("su-rd-76", track(2, 4)));
  }

  @Test
  @Rule({"6.41", "6.75"})
  void aTrainThatPassesAReserveRunsToItsEndBeforeTheReserveIsReleased() {
    TestPosition position =
        AXIS_LINE
            .position()
            .place("0201", "de-79")
            .place("0412", "su-reserve-6")
            .box(
                AXIS_LINE.theatre().pieces().reserveBox(AXIS_LINE.unit("su-reserve-6")),
                "su-rd-103");
    TestPlay play = TestPlay.axis(AXIS_LINE, position);
    play.give(play.rail("de-79", track(2, 20)));
    assertThat(play.place("de-79")).isEqualTo("0220");
    assertThat(play.decision()).isEqualTo("may-release-reserve");
    play.give(play.decline());
    assertThat(play.decision()).isEqualTo("move-axis");
    assertThat(play.why(play.march("de-79", "0221"))).isEqualTo("6.12 has-moved");
  }
}
