package stavka.kharkov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Move;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.KharkovMarks;
import stavka.operational.model.Marks;

class ZoneTest {
  private static final TestBoard BOARD = TestBoard.open(5, 16);

  private static TestPlay axis(TestPosition position) {
    return TestPlay.axis(BOARD, position.supplied());
  }

  private static TestPlay soviet(TestPosition position) {
    return TestPlay.soviet(BOARD, position.supplied());
  }

  /** The hexes of the third row after one, as many as asked for. */
  private static String[] east(int from, int steps) {
    String[] path = new String[steps];
    for (int i = 0; i < steps; i++) {
      path[i] = "03%02d".formatted(from + i + 1);
    }
    return path;
  }

  @Test
  @Rule({"6.23", "8.0", "8.22"})
  void aUnitThatEntersAnEnemyZoneStopsThereAtNoExtraCost() {
    TestPlay play = axis(BOARD.position().place("0301", "de-79").place("0404", "su-rd-76"));
    assertThat(play.why(play.march("de-79", "0302", "0303", "0304", "0305")))
        .isEqualTo("6.23 stops-in-zone");
    assertThat(play.offered()).contains(play.march("de-79", "0302", "0303", "0304"));
    assertThat(play.give(play.march("de-79", "0302", "0303", "0304")).price()).isEqualTo(6);
  }

  @Test
  @Rule({"6.24", "8.23"})
  void aUnitInAnEnemyZoneDoesNotMarchOutOfItNotEvenIntoAnother() {
    TestPosition position =
        BOARD.position().turn(3).place("0404", "de-79", "ro-2").place("0405", "su-rd-76");
    TestPlay axis = axis(position);
    assertThat(axis.why(axis.march("de-79", "0403"))).isEqualTo("6.24 leaves-zone");
    assertThat(axis.why(axis.march("ro-2", "0505"))).isEqualTo("6.24 leaves-zone");
    TestPlay soviet = soviet(position);
    assertThat(soviet.why(soviet.march("su-rd-76", "0406"))).isEqualTo("6.24 leaves-zone");
    assertThat(soviet.offered())
        .noneMatch(
            order -> order instanceof Move move && move.units().equals(soviet.units("su-rd-76")));
  }

  @Test
  @Rule({"8.21", "10.15", "6.72"})
  void headquartersAndReserveMarkersHaveNoZone() {
    TestPosition position =
        BOARD.position().place("0301", "de-79").place("0403", "su-hq-6", "su-reserve-6");
    TestPlay play = axis(position);
    play.give(play.march("de-79", "0302", "0303", "0304", "0305"));
  }

  @Test
  @Rule({"8.21", "7.32"})
  void aDisruptedUnitKeepsItsZoneAndDoesNotMove() {
    TestPosition position =
        BOARD
            .position()
            .place("0301", "de-79")
            .place("0404", "su-rd-76")
            .set(Marks.DISRUPTED, "su-rd-76");
    TestPlay play = axis(position);
    assertThat(play.why(play.march("de-79", "0302", "0303", "0304", "0305")))
        .isEqualTo("6.23 stops-in-zone");
    TestPlay soviet = soviet(position);
    assertThat(soviet.why(soviet.march("su-rd-76", "0405"))).isEqualTo("7.32 disrupted");
  }

  @Test
  @Rule({"15.24", "15.31"})
  void entrenchmentsAndGarrisonsHaveNoZone() {
    TestBoard board = TestBoard.draw(". . . . . .\n . . c . . .\n. . . . . .").board();
    TestPosition position =
        board
            .position()
            .place("0302", "su-rd-76")
            .place("0205", "de-regiment-01")
            .set(KharkovMarks.ENTRENCHED, "de-regiment-01")
            .supplied();
    TestPlay play = TestPlay.soviet(board, position);
    play.give(play.march("su-rd-76", "0303", "0304", "0305", "0306"));
  }

  @Test
  @Rule({"6.23", "8.24"})
  void friendlyZonesNeverMatter() {
    TestPlay play = axis(BOARD.position().place("0301", "de-79").place("0403", "de-294", "de-297"));
    play.give(play.march("de-79", east(1, 8)));
  }

  @Test
  @Rule("8.24")
  void severalZonesOnAHexDoNoMoreThanOne() {
    TestPosition position =
        BOARD
            .position()
            .place("0301", "de-79")
            .place("0404", "su-rd-76", "su-rd-227")
            .place("0204", "su-rd-293");
    TestPlay play = axis(position);
    assertThat(play.give(play.march("de-79", "0302", "0303", "0304")).price()).isEqualTo(6);
  }

  @Test
  @Rule("8.25")
  void aFriendlyUnitDoesNotCancelAnEnemyZoneForMovement() {
    TestPosition position =
        BOARD.position().place("0301", "de-79").place("0304", "de-294").place("0404", "su-rd-76");
    TestPlay play = axis(position);
    assertThat(play.why(play.march("de-79", "0302", "0303", "0304", "0305")))
        .isEqualTo("6.23 stops-in-zone");
    play.give(play.march("de-79", "0302", "0303", "0304"));
  }

  @Test
  @Rule({"8.0", "8.21"})
  void zonesReachAcrossEveryRiverTheDnieprIncluded() {
    for (String river : new String[] {"river", "donets", "dniepr"}) {
      TestBoard board =
          TestBoard.draw((". ".repeat(6) + "\n").repeat(5))
              .side(river, "0303-0403", "0304-0403")
              .board();
      TestPosition position = board.position().place("0301", "de-79").place("0403", "su-rd-76");
      TestPlay play = TestPlay.axis(board, position.supplied());
      assertThat(play.why(play.march("de-79", "0302", "0303", "0304")))
          .isEqualTo("6.23 stops-in-zone");
    }
  }
}
