package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.battle.Tally;
import stavka.engine.battle.TallyLine;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.operational.model.Marks;

class StrengthsTest {
  private static final TestBoard OPEN = TestBoard.open(7, 9);

  private static final TestBoard GROUND =
      TestBoard.draw(
              """
              . . . . . . . . .
               . . . . . . . . .
              . . . . . . . . .
               . . . . f c1 . . .
              . . . . . . . . .
               . . . . . . . . .
              . . . . . . . . .
              """)
          .board();

  private static TestPosition strong(TestBoard board) {
    return board
        .position()
        .place("0404", "de-79", "de-294", "de-297")
        .place("0305", "de-454")
        .place("0405", "su-rd-76", "su-rd-227")
        .known("su-rd-76", 5, 5)
        .known("su-rd-227", 5, 5)
        .dice(6);
  }

  @Test
  @Rule({"9.0", "9.21"})
  void twentyNineAgainstTenIsTwoToOne() {
    Fight fight = Fight.axis(OPEN, strong(OPEN).supplied());
    fight.attack("0405", "de-79", "de-294", "de-297", "de-454");
    assertThat(fight.report().attack().total()).isEqualTo(29);
    assertThat(fight.report().defence().total()).isEqualTo(10);
    assertThat(fight.report().odds()).isEqualTo("2-1");
    assertThat(fight.fought().result()).isEqualTo("A1");
  }

  @Test
  @Rule({"9.32", "9.34"})
  void aFiveAcrossTheDonetsAndAnEightByLandMakeTen() {
    TestBoard board = TestBoard.draw((". ".repeat(9) + "\n").repeat(7)).donets("0405-0406").board();
    Fight fight =
        Fight.soviet(
            board,
            board
                .position()
                .place("0405", "de-79")
                .place("0406", "su-rd-76")
                .place("0306", "su-rd-227", "su-rd-293", "su-hq-6")
                .active("su-hq-6")
                .known("su-rd-76", 5, 5)
                .known("su-rd-227", 4, 4)
                .known("su-rd-293", 4, 5)
                .supplied()
                .dice(1));
    fight.attack("0405", "su-rd-76", "su-rd-227", "su-rd-293");
    assertThat(fight.report().attack().total()).isEqualTo(10);
    assertThat(fight.report().attack().lines())
        .contains(new TallyLine(board.unit("su-rd-76"), 2, "across-major-river", "9.32"));
  }

  @Test
  @Rule("9.32")
  void anAttackAcrossTheDnieprByItsBridgeIsHalved() {
    TestBoard board =
        TestBoard.draw((". ".repeat(9) + "\n").repeat(7))
            .dniepr("0404-0405")
            .road("0404", "0405")
            .board();
    Fight fight =
        Fight.axis(
            board,
            board.position().place("0404", "de-79").place("0405", "su-gd-13").supplied().dice(6));
    fight.attack("0405", "de-79");
    assertThat(fight.report().attack().total()).isEqualTo(4);
  }

  @Test
  @Rule({"15.33", "15.31", "15.32", "9.31"})
  void aNineInACityWithAGarrisonOfOneDefendsWithNineteen() {
    assertThat(defence("0406", GROUND.position().place("0406", "de-79")).total()).isEqualTo(19);
  }

  @Test
  @Rule({"15.31", "15.32"})
  void aLoneGarrisonDefendsWithItsPrintedValue() {
    Tally tally = defence("0406", GROUND.position());
    assertThat(tally.total()).isEqualTo(1);
    assertThat(tally.lines())
        .containsExactly(new TallyLine(Position.NOBODY, 1, "garrison", "15.33"));
  }

  @Test
  @Rule("9.31")
  void aForestDoublesTheDefence() {
    Tally tally =
        defence("0405", GROUND.position().place("0405", "de-79").set(Marks.STEP, 1, "de-79"));
    assertThat(tally.total()).isEqualTo(8);
    assertThat(tally.lines()).contains(new TallyLine(GROUND.unit("de-79"), 8, "in-forest", "9.31"));
  }

  @Test
  @Rule({"9.35", "11.43"})
  void whatRaisesComesBeforeWhatLowers() {
    Fight fight =
        Fight.soviet(
            GROUND,
            GROUND
                .position()
                .place("0405", "de-108")
                .set(Marks.STEP, 1, "de-108")
                .ledger(stavka.kharkov.model.Ledger.GARRISONS_GONE, 1)
                .ledger(stavka.kharkov.model.Ledger.CITIES_ENTERED, 1)
                .place("0406", "su-rd-76", "su-hq-6")
                .active("su-hq-6")
                .known("su-rd-76", 1, 3)
                .dice(6));
    fight.attack("0405", "su-rd-76");
    assertThat(fight.report().defence().lines())
        .extracting(TallyLine::value, TallyLine::code)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(3, "base"),
            org.assertj.core.groups.Tuple.tuple(6, "in-forest"),
            org.assertj.core.groups.Tuple.tuple(3, "unsupplied"));
  }

  @Test
  @Rule({"11.43", "11.0", "11.42", "11.44"})
  void anUnsuppliedUnitFightsWithHalfButNeverLessThanOne() {
    TestPosition position =
        OPEN.position()
            .place("0405", "su-gd-13", "su-rd-76")
            .set(Marks.STEP, 1, "su-gd-13")
            .known("su-rd-76", 1, 2)
            .place("0404", "de-79", "de-1")
            .set(Marks.STEP, 2, "de-1")
            .dice(6);
    Fight fight = Fight.axis(OPEN, position);
    fight.attack("0405", "de-79", "de-1");
    assertThat(fight.report().attack().total()).isEqualTo(4 + 1);
    assertThat(fight.report().defence().total()).isEqualTo(2 + 1);
  }

  @Test
  @Rule("10.25")
  void aSovietUnitWithoutAHeadquartersDefendsWithHalf() {
    TestPosition position =
        OPEN.position().place("0405", "su-gd-13").place("0404", "de-79").dice(6);
    assertThat(Fight.axis(OPEN, position).attack("0405", "de-79").report().defence().total())
        .isEqualTo(3);
    TestPosition led =
        OPEN.position()
            .place("0405", "su-gd-13")
            .place("0408", "su-hq-6")
            .active("su-hq-6")
            .place("0404", "de-79")
            .dice(6);
    assertThat(Fight.axis(OPEN, led).attack("0405", "de-79").report().defence().total())
        .isEqualTo(7);
  }

  @Test
  @Rule({"10.13"})
  void aHeadquartersAddsNothingToUnitsWithIt() {
    TestPosition position =
        OPEN.position()
            .place("0405", "su-gd-13", "su-hq-6")
            .place("0404", "de-79")
            .supplied()
            .dice(6);
    assertThat(Fight.axis(OPEN, position).attack("0405", "de-79").report().defence().total())
        .isEqualTo(7);
  }

  @Test
  @Rule("10.14")
  void aHeadquartersAloneDefendsWithOne() {
    TestPosition position =
        OPEN.position().place("0405", "su-hq-6").place("0404", "de-454").supplied().dice(6);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-454");
    assertThat(fight.report().defence().total()).isEqualTo(1);
    assertThat(fight.report().odds()).isEqualTo("2-1");
  }

  @Test
  @Rule({"7.0", "7.21", "14.1", "9.35"})
  void anOverrunIsMadeWithHalfAfterIntegration() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-3-pz-6", "de-3-mr-3", "de-3-mr-394")
            .place("0405", "su-gd-13")
            .supplied()
            .dice(6);
    Fight fight =
        Fight.axis(OPEN, position).overrun("0405", "de-3-pz-6", "de-3-mr-3", "de-3-mr-394");
    assertThat(fight.report().attack().total()).isEqualTo(4 + 2 + 2);
    assertThat(fight.report().defence().total()).isEqualTo(7);
  }

  @Test
  @Rule({"11.41", "7.22"})
  void anOverrunningUnitIsSuppliedIfItBeganItsPhaseSoAndItsVictimIfItIsNow() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-79")
            .set(Marks.SUPPLIED, "de-79", "su-gd-13")
            .place("0405", "su-gd-13")
            .dice(6);
    Fight fight = Fight.axis(OPEN, position).overrun("0405", "de-79");
    assertThat(fight.report().attack().total()).isEqualTo(4);
    assertThat(fight.report().defence().total()).isEqualTo(3);
  }

  private static Tally defence(String hex, TestPosition position) {
    Fight fight =
        Fight.soviet(
            GROUND,
            position
                .place("0505", "su-gd-13", "su-hq-6")
                .place("0506", "su-gd-14")
                .active("su-hq-6")
                .supplied()
                .dice(1));
    return fight.attack(hex, "su-gd-14").report().defence();
  }
}
