package stavka.kharkov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Fought;
import stavka.engine.order.Overrun;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.Ledger;
import stavka.operational.model.Marks;

/**
 * Who may overrun whom. Enemies placed after {@link TestPosition#supplied} are without supply and
 * defend with 1, so that three strong units overrun them at 8 to 1 or better and a roll of 1
 * eliminates them.
 */
class OverrunOrdersTest {
  static final TestBoard BOARD = TestBoard.open(7, 16);
  static final String DIVISION = "de-3-pz-6 de-3-mr-3 de-3-mr-394";

  static TestPosition panzers(String hex) {
    return BOARD.position().place(hex, DIVISION.split(" ")).supplied();
  }

  static TestPosition weak(TestPosition position, String hex, String unit) {
    return position.place(hex, unit).known(unit, 1, 2);
  }

  static TestPlay axis(TestPosition position) {
    return TestPlay.axis(BOARD, position);
  }

  @Test
  @Rule({"7.0", "7.25"})
  void anOverrunCostsThreePointsBesideTheApproachAndTheHexIsEnteredForNothing() {
    TestPlay play = axis(weak(panzers("0402"), "0405", "su-rd-76").dice(1));
    assertThat(play.offered()).contains(play.overrun(DIVISION, "0405", "0403", "0404"));
    play.give(play.overrun(DIVISION, "0405", "0403", "0404"));
    assertThat(play.position().inBox(BOARD.unit("su-rd-76"), Box.ELIMINATED)).isTrue();
    assertThat(play.place("de-3-pz-6")).isEqualTo("0405");
    assertThat(play.decision()).isEqualTo("go-on");
    // Twelve points less two for the approach and three for the overrun.
    String[] seven = {"0406", "0407", "0408", "0409", "0410", "0411", "0412"};
    assertThat(
            play.why(
                play.march(
                    DIVISION, "0406", "0407", "0408", "0409", "0410", "0411", "0412", "0413")))
        .isEqualTo("6.11 too-far");
    assertThat(play.offered()).contains(play.march(DIVISION, seven));
    play.give(play.march("de-3-pz-6", seven));
    assertThat(play.why(play.march("de-3-pz-6", "0413"))).isEqualTo("6.0 finish-motion");
    play.give(play.march("de-3-mr-3", "0406"), play.halt());
    assertThat(play.decision()).isEqualTo("move-axis");
    assertThat(play.why(play.march("de-3-mr-394", "0406"))).isEqualTo("6.12 has-moved");
  }

  @Test
  @Rule("7.0")
  void thePointsMustBeThereWhenTheUnitsAreBesideTheEnemy() {
    TestPosition position =
        BOARD.position().place("0401", "de-79").supplied().place("0408", "su-rd-76");
    TestPlay play = axis(position);
    assertThat(
            play.why(play.overrun("de-79", "0408", "0402", "0403", "0404", "0405", "0406", "0407")))
        .isEqualTo("7.0 overrun-points");
    TestPlay near = axis(position.place("0402", "de-79"));
    assertThat(near.why(near.overrun("de-79", "0408", "0403", "0404", "0405", "0406", "0407")))
        .isEmpty();
  }

  @Test
  @Rule({"7.0", "6.72"})
  void thereMustBeAnEnemyUnitInTheAdjacentHex() {
    TestPosition position =
        BOARD
            .position()
            .place("0404", "de-79")
            .supplied()
            .place("0406", "su-rd-76")
            .place("0504", "su-reserve-6");
    TestPlay play = axis(position);
    assertThat(play.why(play.overrun("de-79", "0406"))).isEqualTo("7.0 not-adjacent");
    assertThat(play.why(new Overrun(play.units("de-79"), Ints.EMPTY, -1, -1)))
        .isEqualTo("7.0 not-adjacent");
    assertThat(play.why(play.overrun("de-79", "0403"))).isEqualTo("7.0 no-enemy");
    assertThat(play.why(play.overrun("de-79", "0504"))).isEqualTo("7.0 no-enemy");
    assertThat(play.why(play.overrun("de-79", "0406", "0405"))).isEmpty();
  }

  @Test
  @Rule({"7.0", "15.3"})
  void aGarrisonAloneCanBeOverrun() {
    TestBoard board = TestBoard.draw(". . .\n . c1 .\n. . .").board();
    TestPosition position =
        board.position().place("0203", "su-gd-13", "su-hq-6").active("su-hq-6").supplied();
    TestPlay play = TestPlay.soviet(board, position);
    assertThat(play.why(play.ledBy("su-hq-6", "su-gd-13", "0202"))).isEmpty();
    TestPlay gone = TestPlay.soviet(board, position.ledger(Ledger.GARRISONS_GONE, 1));
    assertThat(gone.why(gone.ledBy("su-hq-6", "su-gd-13", "0202"))).isEqualTo("7.0 no-enemy");
  }

  @Test
  @Rule({"7.0", "6.24", "8.23"})
  void unitsInAnEnemyZoneMayOverrunButNotWalkToIt() {
    TestPosition position =
        BOARD
            .position()
            .turn(3)
            .place("0404", "de-79")
            .supplied()
            .place("0405", "su-rd-76")
            .place("0306", "su-rd-227");
    TestPlay play = axis(position);
    assertThat(play.why(play.overrun("de-79", "0405"))).isEmpty();
    assertThat(play.why(play.overrun("de-79", "0306", "0305"))).isEqualTo("6.24 leaves-zone");
  }

  @Test
  @Rule({"7.0", "8.1"})
  void theHexAnOverrunIsMadeFromMustHaveRoom() {
    TestPosition position =
        BOARD
            .position()
            .place("0403", "de-79", "de-294")
            .place("0404", "de-297", "de-44")
            .supplied();
    TestPlay play = axis(position.place("0405", "su-rd-76"));
    assertThat(play.why(play.overrun("de-79 de-294", "0405", "0404"))).isEqualTo("8.1 too-many");
    assertThat(play.why(play.overrun("de-79", "0405", "0404"))).isEmpty();
  }

  @Test
  @Rule({"6.3", "6.25", "7.0"})
  void nobodyOverrunsAcrossTheDnieprButByABridge() {
    TestPlay river = acrossTheDniepr(dniepr().board());
    assertThat(river.why(river.overrun("de-79", "0304"))).isEqualTo("6.25 overrun-impassable");
    TestPlay bridge = acrossTheDniepr(dniepr().road("0303", "0304").board());
    assertThat(bridge.why(bridge.overrun("de-79", "0304"))).isEmpty();
  }

  private static TestBoard.Drawing dniepr() {
    return TestBoard.draw((". ".repeat(6) + "\n").repeat(5)).dniepr("0303-0304");
  }

  private static TestPlay acrossTheDniepr(TestBoard board) {
    return TestPlay.axis(
        board, board.position().place("0303", "de-79").supplied().place("0304", "su-rd-76"));
  }

  @Test
  @Rule("7.11")
  void overrunsAreForMovementPhasesTheMechanisedOneIncludedNeverForCombat() {
    TestPosition position = weak(panzers("0404"), "0405", "su-rd-76");
    TestPlay mechanised = TestPlay.mechanised(BOARD, position);
    assertThat(mechanised.why(mechanised.overrun(DIVISION, "0405"))).isEmpty();
    TestPlay combat = TestPlay.at(BOARD, position.phase(TestPlay.AXIS_COMBAT));
    assertThat(combat.why(combat.overrun(DIVISION, "0405"))).isEqualTo("9.11 combat-phase-only");
  }

  @Test
  @Rule({"7.12", "11.41", "11.0"})
  void onlyUnitsSuppliedAtTheStartOfThePhaseOverrun() {
    TestPosition position =
        BOARD.position().place("0404", "de-79", "de-294").place("0405", "su-rd-76");
    TestPlay play = axis(position.set(Marks.GRACE, 15, "de-294"));
    assertThat(play.why(play.overrun("de-79", "0405"))).isEqualTo("7.12 overrun-supply");
    assertThat(play.why(play.overrun("de-79 de-294", "0405"))).isEqualTo("7.12 overrun-supply");
    assertThat(play.why(play.overrun("de-294", "0405"))).isEmpty();
    assertThat(play.offered()).doesNotContain(play.overrun("de-79", "0405"));
  }

  @Test
  @Rule("10.26")
  void romanianUnitsOverrunOnlyInTheRadiusOfTheirActiveSuppliedHeadquarters() {
    TestPosition position =
        BOARD.position().place("0404", "ro-2").place("0402", "ro-hq-6").place("0405", "su-rd-76");
    TestPlay asleep = axis(position.set(Marks.GRACE, 15, "ro-hq-6"));
    assertThat(asleep.why(asleep.overrun("ro-2", "0405"))).isEqualTo("7.12 overrun-supply");
    TestPlay awake = axis(position.active("ro-hq-6"));
    assertThat(awake.why(awake.overrun("ro-2", "0405"))).isEmpty();
    TestPlay cut = axis(position.set(Marks.GRACE, 0, "ro-hq-6"));
    assertThat(cut.why(cut.overrun("ro-2", "0405"))).isEqualTo("7.12 overrun-supply");
  }

  @Test
  @Rule({"7.14", "9.21"})
  void anOverrunIsMadeAgainstAllTheUnitsOfOneHex() {
    TestPosition position = weak(weak(panzers("0404"), "0405", "su-rd-76"), "0405", "su-rd-227");
    TestPlay play = axis(weak(position, "0505", "su-rd-293").dice(1));
    play.give(play.overrun(DIVISION, "0405"));
    Fought fought =
        play.events().stream()
            .filter(Fought.class::isInstance)
            .map(Fought.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(fought.report().defence().total()).isEqualTo(2);
    assertThat(play.place("su-rd-293")).isEqualTo("0505");
  }

  @Test
  @Rule("7.32")
  void disruptedUnitsDoNotOverrun() {
    TestPlay play =
        axis(weak(panzers("0404"), "0405", "su-rd-76")).set(Marks.DISRUPTED, "de-3-mr-3");
    assertThat(play.why(play.overrun(DIVISION, "0405"))).isEqualTo("7.32 disrupted");
    assertThat(play.why(play.overrun("de-3-pz-6", "0405"))).isEmpty();
  }

  @Test
  @Rule({"6.75", "8.1"})
  void unitsThatSetOffAReserveInAFullStackAreAskedAboutItFurtherOn() {
    TestPosition position =
        BOARD
            .position()
            .place("0401", "de-79")
            .place("0403", "de-294", "de-297", "de-44")
            .place("0405", "su-reserve-6")
            .box(BOARD.theatre().pieces().reserveBox(BOARD.unit("su-reserve-6")), "su-rd-103")
            .supplied();
    TestPlay play = axis(position);
    play.give(play.march("de-79", "0402", "0403", "0303", "0302"));
    assertThat(play.decision()).isEqualTo("may-release-reserve");
    assertThat(play.place("de-79")).isEqualTo("0303");
    play.give(play.decline());
    assertThat(play.decision()).isEqualTo("go-on");
    // Five points are left of eight.
    assertThat(play.why(play.march("de-79", "0302", "0301", "0201", "0101", "0102", "0103")))
        .isEqualTo("6.11 too-far");
    play.give(play.march("de-79", "0302"));
    assertThat(play.decision()).isEqualTo("move-axis");
  }
}
