package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.reserve.ReleaseStage.Release;
import stavka.operational.model.Marks;

/** Units that retreat, advance or overrun leave the same marks as units that march. */
class FootprintsOfCombatTest {
  private static final TestBoard OPEN = TestBoard.open(7, 9);

  /** A reserve of the 6th Army with a unit left, under a marker in a hex. */
  private static TestPosition reserveAt(String hex) {
    int box = OPEN.theatre().pieces().reserveBox(OPEN.unit("su-reserve-6"));
    return OPEN.position().place(hex, "su-reserve-6").box(box, "su-rd-103");
  }

  @Test
  @Rule("6.75")
  void anAdvanceNearAReserveMarkerRaisesTheAlarm() {
    TestPosition position =
        reserveAt("0407")
            .place("0404", "de-79")
            .place("0405", "su-rd-76")
            .known("su-rd-76", 2, 4)
            .supplied()
            .dice(2);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-79").lose("su-rd-76");
    fight.advance("de-79", "0405");
    assertThat(fight.position().frame()).isEqualTo(new Release(fight.unit("su-reserve-6"), false));
  }

  @Test
  @Rule("6.75")
  void aRetreatNearAReserveMarkerRaisesTheAlarm() {
    TestPosition position =
        reserveAt("0401").place("0404", "de-79").place("0405", "su-gd-13").supplied().dice(5);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-79").retreat();
    fight.retreat("de-79", "0403");
    assertThat(fight.position().frame()).isEqualTo(new Release(fight.unit("su-reserve-6"), false));
  }

  @Test
  @Rule({"6.75", "7.25"})
  void anOverrunNearAReserveMarkerRaisesTheAlarm() {
    TestPosition position =
        reserveAt("0407")
            .place("0404", "de-79", "de-294", "de-297")
            .place("0405", "su-rd-76")
            .known("su-rd-76", 3, 4)
            .supplied()
            .dice(3);
    Fight fight = Fight.axis(OPEN, position).overrun("0405", "de-79", "de-294", "de-297");
    fight.lose("su-rd-76");
    assertThat(fight.position().frame()).isEqualTo(new Release(fight.unit("su-reserve-6"), false));
  }

  @Test
  @Rule({"17.11", "17.12"})
  void aRetreatIntoACityHexTakesItBack() {
    TestBoard board =
        TestBoard.draw(
                """
                . . . . . . .
                 . . c1 . . . .
                . . . . . . .
                """)
            .board();
    TestPosition position =
        board
            .position()
            .ledger(Ledger.GARRISONS_GONE, 1)
            .ledger(Ledger.CITIES_ENTERED, 1)
            .ledger(Ledger.CITIES_SOVIET, 1)
            .place("0204", "de-108")
            .set(Marks.STEP, 1, "de-108")
            .place("0205", "su-gd-13", "su-gd-14", "su-hq-6")
            .active("su-hq-6")
            .supplied()
            .dice(3);
    Fight fight = Fight.soviet(board, position).attack("0204", "su-gd-13", "su-gd-14");
    assertThat(fight.fought().result()).isEqualTo("D1");
    fight.retreat().retreat("de-108", "0203");
    assertThat(fight.position().ledger(Ledger.CITIES_SOVIET)).isZero();
  }

  @Test
  @Rule({"17.21", "7.25"})
  void anOverrunIntoACityHexCapturesIt() {
    TestBoard board = TestBoard.draw(". . . .\n . c1 . .\n. . . .").board();
    TestPosition position =
        board.position().place("0203", "su-gd-13", "su-gd-15").supplied().dice(3);
    Fight fight = Fight.soviet(board, position).overrun("0202", "su-gd-13", "su-gd-15");
    assertThat(fight.place("su-gd-13")).isEqualTo("0202");
    assertThat(fight.position().ledger(Ledger.SOVIET_POINTS)).isEqualTo(6);
  }

  @Test
  @Rule({"15.23", "9.74"})
  void anAdvanceOntoAnEntrenchedRegimentEndsItsEntrenchment() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-79")
            .place("0405", "su-rd-76")
            .known("su-rd-76", 2, 4)
            .place("0306", "de-regiment-01")
            .set(KharkovMarks.ENTRENCHED, "de-regiment-01")
            .supplied()
            .dice(2);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-79").lose("su-rd-76");
    fight.advance("de-79", "0405", "0306");
    assertThat(fight.has("de-regiment-01", KharkovMarks.ENTRENCHED)).isFalse();
  }
}
