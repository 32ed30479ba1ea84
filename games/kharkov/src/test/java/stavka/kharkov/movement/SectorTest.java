package stavka.kharkov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.event.Noted;
import stavka.engine.hex.HexSet;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.supply.KharkovSupply;

/** Rows 05 to 07 are the southern sector; columns 01 to 05 the Axis side of the first front. */
class SectorTest {
  private static final TestBoard BOARD =
      drawing().region("front-soviet", "0206", "0506", "0606", "0706").board();

  private static TestBoard.Drawing drawing() {
    TestBoard.Drawing drawing = TestBoard.draw((". ".repeat(10) + "\n").repeat(7));
    return drawing
        .region("south", HexSet.where(drawing.grid(), hex -> drawing.grid().row(hex) >= 4))
        .rail("0508", "0408", "0409", "0309");
  }

  private static TestPosition position() {
    return BOARD.position().turn(3);
  }

  private static TestPlay axis(TestPosition position) {
    return TestPlay.axis(BOARD, position.supplied());
  }

  private static TestPlay soviet(TestPosition position) {
    return TestPlay.soviet(BOARD, position.supplied());
  }

  private static int woke(TestPlay play) {
    return play.position().ledger(Ledger.SOUTH_WOKE);
  }

  @Test
  @Rule("6.51")
  void noAxisUnitOfTheSouthernSectorMovesBeforeItIsActivated() {
    TestPosition position = position().place("0502", "de-79", "ro-2").place("0402", "de-294");
    TestPlay play = axis(position);
    assertThat(play.why(play.march("de-79", "0503"))).isEqualTo("6.51 south-waits");
    assertThat(play.why(play.march("ro-2", "0402"))).isEqualTo("6.51 south-waits");
    play.give(play.march("de-294", "0401"));
    TestPlay awake = axis(position.ledger(Ledger.SOUTH_WOKE, 2));
    awake.give(awake.march("de-79", "0503"));
  }

  @Test
  @Rule("6.51")
  void anAxisUnitThatGoesIntoTheSleepingSectorWaitsThere() {
    TestPlay play = axis(position().place("0402", "de-3-pz-6"));
    play.give(play.march("de-3-pz-6", "0503")).until("move-mechanised");
    assertThat(play.why(play.march("de-3-pz-6", "0403"))).isEqualTo("6.51 south-waits");
  }

  @Test
  @Rule({"6.51", "7.25"})
  void whoOverrunsIntoTheSleepingSectorGoesOnWithTheMoveThatBeganOutside() {
    TestPlay play =
        TestPlay.axis(
            BOARD,
            position()
                .place("0402", "de-3-pz-6", "de-79", "de-294")
                .supplied()
                .place("0503", "su-rd-76")
                .known("su-rd-76", 1, 2)
                .dice(1));
    play.give(play.overrun("de-3-pz-6 de-79 de-294", "0503"));
    assertThat(play.decision()).isEqualTo("go-on");
    play.give(play.march("de-79", "0504"));
    assertThat(play.place("de-79")).isEqualTo("0504");
  }

  @Test
  @Rule("6.51")
  void sovietUnitsOfTheSouthAreNotBoundByTheSleepOfTheAxis() {
    TestPlay play = soviet(position().place("0608", "su-rd-76"));
    play.give(play.march("su-rd-76", "0609"));
  }

  @ParameterizedTest
  @CsvSource({"0604, 0605, 3", "0404, 0405, 0"})
  @Rule("6.52")
  void anOverrunOfAnAxisUnitInTheSouthWakesTheSector(String target, String from, int turn) {
    TestPosition position =
        position()
            .place(from, "su-gd-13", "su-gd-14", "su-gd-15", "su-hq-6")
            .active("su-hq-6")
            .supplied()
            .place(target, "de-79")
            .dice(6);
    TestPlay play = TestPlay.soviet(BOARD, position);
    play.give(play.ledBy("su-hq-6", "su-gd-13 su-gd-14 su-gd-15", target));
    assertThat(woke(play)).isEqualTo(turn);
  }

  @ParameterizedTest
  @CsvSource({"0605, 3", "0606, 0", "0405, 0"})
  @Rule("6.53")
  void aSovietUnitInTheSouthWestOfTheFrontWakesTheAxisAtOnce(String entered, int turn) {
    String start = entered.substring(0, 2) + "07";
    String middle = entered.substring(0, 2) + "06";
    TestPlay play = soviet(position().place(start, "su-rd-76").place("0602", "ro-hq-6"));
    if (entered.endsWith("06")) {
      play.give(play.march("su-rd-76", middle));
    } else {
      play.give(play.march("su-rd-76", middle, entered));
    }
    assertThat(woke(play)).isEqualTo(turn);
    assertThat(play.events().contains(Noted.of("6.53", "south-wakes"))).isEqualTo(turn > 0);
    assertThat(play.has("ro-hq-6", KharkovMarks.ACTIVE)).isEqualTo(turn > 0);
  }

  @Test
  @Rule("6.53")
  void passingThroughIsEnoughToWakeTheAxis() {
    TestPlay play = soviet(position().place("0506", "su-rd-76"));
    play.give(play.march("su-rd-76", "0505", "0405"));
    assertThat(woke(play)).isEqualTo(3);
  }

  /** The front's southern hexes are 0506, 0606 and 0706, its northern one 0206. */
  private static int afterTheTurn(TestPosition position) {
    TestPlay play = TestPlay.at(BOARD, position.phase(TestPlay.AIR_SUPPLY));
    play.give(play.end());
    assertThat(play.position().turn()).isEqualTo(4);
    return woke(play);
  }

  @Test
  @Rule("6.54")
  void theAxisSleepsOnWhileEverySouthernHexOfTheSovietFrontIsHeldOrInAZone() {
    assertThat(afterTheTurn(position().place("0606", "su-rd-76"))).isZero();
    assertThat(
            afterTheTurn(
                position()
                    .place("0607", "su-rd-76")
                    .place("0506", "su-hq-6")
                    .place("0706", "su-hq-57")))
        .isZero();
  }

  @Test
  @Rule("6.54")
  void aSouthernHexOfTheFrontNeitherHeldNorInAZoneWakesTheAxis() {
    assertThat(afterTheTurn(position().place("0506", "su-rd-76"))).isEqualTo(3);
    assertThat(
            afterTheTurn(
                position()
                    .place("0606", "su-hq-6")
                    .place("0506", "su-hq-9")
                    .place("0706", "su-hq-57")))
        .isZero();
    assertThat(afterTheTurn(position())).isEqualTo(3);
  }

  @Test
  @Rule("6.54")
  void aSouthernHexOfTheFrontThatTheAxisHoldsWakesItZoneOrNot() {
    assertThat(afterTheTurn(position().place("0606", "su-rd-76").place("0706", "ro-hq-6")))
        .isEqualTo(3);
  }

  @Test
  @Rule("6.56")
  void onTurnFiveTheAxisWakesAtTheLatest() {
    TestPosition held = position().place("0606", "su-rd-76");
    assertThat(afterTheTurn(held)).isZero();
    TestPlay play = TestPlay.at(BOARD, held.turn(4).phase(TestPlay.AIR_SUPPLY));
    play.give(play.end());
    assertThat(woke(play)).isEqualTo(5);
    assertThat(play.events()).contains(Noted.of("6.56", "south-wakes"));
  }

  @Test
  @Rule("6.57")
  void unitsOfTheSouthAreSuppliedForTheTurnInWhichTheyWakeWhereverTheyGo() {
    KharkovSupply supply = new KharkovSupply(BOARD.theatre());
    TestPosition position =
        position()
            .place("0606", "su-rd-76")
            .supplied()
            .place("0702", "de-79")
            .place("0302", "de-294");
    TestPlay play = TestPlay.soviet(BOARD, position);
    assertThat(supply.supplied(play.position(), BOARD.unit("de-79"))).isFalse();
    play.give(play.march("su-rd-76", "0605"));
    assertThat(supply.supplied(play.position(), BOARD.unit("de-79"))).isTrue();
    assertThat(supply.supplied(play.position(), BOARD.unit("de-294"))).isFalse();
    play.until("move-axis");
    // The whole allowance, out of the sector, and still supplied there.
    play.give(play.march("de-79", "0602", "0502", "0402", "0303", "0203", "0104", "0103", "0102"));
    assertThat(supply.supplied(play.position(), BOARD.unit("de-79"))).isTrue();
    while (play.position().turn() == 3) {
      play.give(play.end());
    }
    assertThat(supply.supplied(play.position(), BOARD.unit("de-79"))).isFalse();
  }

  @Test
  @Rule("6.77")
  void sovietUnitsThatBeganInTheSouthGoNorthByRailOnlyUntilTheAxisThereWakes() {
    TestPosition position =
        position()
            .place("0508", "su-rd-76")
            .set(KharkovMarks.FROM_SOUTH, "su-rd-76")
            .place("0509", "su-rd-227");
    TestPlay play = soviet(position);
    assertThat(play.why(play.march("su-rd-76", "0408"))).isEqualTo("6.77 kept-south");
    assertThat(play.offered()).doesNotContain(play.march("su-rd-76", "0408"));
    assertThat(play.offered()).contains(play.march("su-rd-76", "0608"));
    play.give(play.march("su-rd-227", "0409"));
    play.give(play.rail("su-rd-76", "0408"));
    TestPlay awake = soviet(position.ledger(Ledger.SOUTH_WOKE, 2));
    awake.give(awake.march("su-rd-76", "0408"));
  }

  @Test
  @Rule("6.77")
  void onceInTheNorthByRailTheyMoveNormally() {
    TestPlay play =
        soviet(position().place("0408", "su-rd-76").set(KharkovMarks.FROM_SOUTH, "su-rd-76"));
    play.give(play.march("su-rd-76", "0308", "0307"));
  }

  @Test
  @Rule({"6.77", "7.0"})
  void theyDoNotOverrunTheirWayNorthEither() {
    TestPosition position =
        position()
            .place("0508", "su-gd-13", "su-hq-6")
            .active("su-hq-6")
            .set(KharkovMarks.FROM_SOUTH, "su-gd-13")
            .place("0408", "de-79")
            .supplied();
    TestPlay play = soviet(position);
    assertThat(play.why(play.ledBy("su-hq-6", "su-gd-13", "0408"))).isEqualTo("6.77 kept-south");
    TestPlay free = soviet(position.set(KharkovMarks.FROM_SOUTH, 0, "su-gd-13"));
    assertThat(free.why(free.ledBy("su-hq-6", "su-gd-13", "0408"))).isEmpty();
  }

  @Test
  @Rule({"6.77", "6.62"})
  void theyDoNotPursueIntoTheNorthEither() {
    TestPosition position =
        position()
            .place("0408", "de-79")
            .place("0508", "su-gd-13")
            .set(KharkovMarks.FROM_SOUTH, "su-gd-13");
    TestPlay play = axis(position);
    play.give(play.disengage("de-79", "0308"));
    assertThat(play.decision()).isEqualTo("go-on");
    TestPlay free = axis(position.set(KharkovMarks.FROM_SOUTH, 0, "su-gd-13"));
    free.give(free.disengage("de-79", "0308"));
    assertThat(free.decision()).isEqualTo("pursue");
  }
}
