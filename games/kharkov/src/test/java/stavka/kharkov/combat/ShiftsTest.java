package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import stavka.engine.battle.Adjustment;
import stavka.engine.order.Attack;
import stavka.engine.order.Reply;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.combat.AirAnswerStage.AirAnswer;
import stavka.kharkov.model.Ledger;
import stavka.operational.model.Marks;

class ShiftsTest {
  private static final TestBoard OPEN = TestBoard.open(7, 9);

  /** Nine against three: 3-1 for a Soviet attack without armour. */
  private static TestPosition threeToOne() {
    return OPEN.position()
        .place("0404", "de-108")
        .set(Marks.STEP, 1, "de-108")
        .place("0405", "su-rd-76", "su-rd-227", "su-hq-6")
        .active("su-hq-6")
        .known("su-rd-76", 5, 5)
        .known("su-rd-227", 4, 5)
        .supplied();
  }

  private static Fight sovietAttack(TestPosition position) {
    return Fight.soviet(OPEN, position).attack("0404", "su-rd-76", "su-rd-227");
  }

  @Test
  @Rule({"9.9"})
  void twoInfantryDivisionsAgainstATankBrigadeFallFromThreeToOneToTwoToOne() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-79", "de-294")
            .place("0405", "su-tb-10")
            .known("su-tb-10", 5, 5)
            .supplied()
            .dice(6);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-79", "de-294");
    assertThat(fight.report().attack().total()).isEqualTo(18);
    assertThat(fight.report().defence().total()).isEqualTo(5);
    assertThat(fight.report().odds()).isEqualTo("3-1");
    assertThat(fight.report().shifts()).containsExactly(new Adjustment(-1, "armour", "9.9"));
    assertThat(fight.report().column()).isEqualTo("2-1");
  }

  @Test
  @Rule("9.9")
  void armourHelpsTheAttackerAgainstInfantry() {
    TestPosition position =
        OPEN.position().place("0404", "de-3-pz-6").place("0405", "su-gd-14").supplied().dice(6);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-3-pz-6");
    assertThat(fight.report().odds()).isEqualTo("1-2");
    assertThat(fight.report().column()).isEqualTo("1-1");
  }

  @Test
  @Rule("9.9")
  void armourOnBothSidesShiftsNothing() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-3-mr-3")
            .place("0405", "su-tb-10")
            .known("su-tb-10", 2, 2)
            .supplied()
            .dice(6);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-3-mr-3");
    assertThat(fight.report().shifts()).isEmpty();
  }

  @Test
  @Rule({"9.81", "9.82", "9.85"})
  void onTurnOneAFourLiftsThreeToOneToFiveToOne() {
    Fight fight = sovietAttack(threeToOne().turn(1).dice(4, 5));
    assertThat(fight.report().odds()).isEqualTo("3-1");
    assertThat(fight.report().shifts()).containsExactly(new Adjustment(2, "morale", "9.85"));
    assertThat(fight.report().column()).isEqualTo("5-1");
    assertThat(fight.fought().die()).isEqualTo(5);
    assertThat(fight.fought().result()).isEqualTo("D1");
  }

  @Test
  @Rule("9.85")
  void theMoraleTableIsReadByTurnAndDie() {
    int[][] table = {
      {4, 3, 3, 2, 2, 1}, {3, 2, 2, 2, 1, 0}, {2, 2, 1, 1, 0, 0}, {1, 1, 0, 0, 0, 0}
    };
    for (int turn = 1; turn <= 4; turn++) {
      for (int die = 1; die <= 6; die++) {
        Fight fight = sovietAttack(threeToOne().turn(turn).dice(die, 1));
        int shift = fight.report().shifts().stream().mapToInt(Adjustment::amount).sum();
        assertThat(shift).as("turn %s die %s", turn, die).isEqualTo(table[turn - 1][die - 1]);
      }
    }
  }

  @Test
  @Rule({"9.84", "9.81"})
  void afterTurnFourThereIsNoMorale() {
    assertThat(sovietAttack(threeToOne().turn(5).dice(6)).report().column()).isEqualTo("3-1");
    assertThatThrownBy(() -> sovietAttack(threeToOne().turn(4).dice(6)))
        .hasMessageContaining("die was asked for");
  }

  @Test
  @Rule({"9.81", "7.21"})
  void neitherAxisAttacksNorOverrunsRollForMorale() {
    TestPosition axis =
        OPEN.position().turn(1).place("0404", "de-79").place("0405", "su-gd-13").supplied().dice(6);
    assertThat(Fight.axis(OPEN, axis).attack("0405", "de-79").report().shifts()).isEmpty();
    Fight overrun = Fight.soviet(OPEN, threeToOne().turn(1).dice(6));
    assertThat(overrun.overrun("0404", "su-rd-76", "su-rd-227").report().shifts()).isEmpty();
  }

  @Test
  @Rule("9.83")
  void oneToFifteenShiftedOnceIsOneToTwo() {
    TestBoard board = TestBoard.draw(". . . .\n . c1 . .\n. . . .").board();
    TestPosition position =
        board
            .position()
            .turn(4)
            .place("0202", "de-108")
            .place("0203", "su-rd-76", "su-hq-6")
            .active("su-hq-6")
            .known("su-rd-76", 1, 3)
            .supplied()
            .dice(1, 6);
    Fight fight = Fight.soviet(board, position).attack("0202", "su-rd-76");
    assertThat(fight.report().attack().total()).isEqualTo(1);
    assertThat(fight.report().defence().total()).isEqualTo(15);
    assertThat(fight.report().odds()).isEqualTo("1-3");
    assertThat(fight.report().column()).isEqualTo("1-2");
  }

  @Test
  @Rule({"9.82", "9.83"})
  void shiftsLostAtTheEndOfTheTableAreNotOwedToMorale() {
    TestPosition position =
        OPEN.position()
            .turn(4)
            .place("0404", "de-79", "de-294")
            .place("0405", "su-rd-76", "su-hq-6")
            .active("su-hq-6")
            .known("su-rd-76", 1, 3)
            .ledger(Ledger.AXIS_AIR, 1)
            .supplied()
            .dice(1, 6);
    Fight fight = Fight.soviet(OPEN, position).attack("0404", "su-rd-76").submit(new Reply("air"));
    assertThat(fight.report().odds()).isEqualTo("1-3");
    assertThat(fight.report().column()).isEqualTo("1-2");
  }

  @Test
  @Rule({"13.14", "13.11"})
  void anAirPointOfTheAttackerShiftsOneColumnRight() {
    Fight fight = Fight.soviet(OPEN, threeToOne().ledger(Ledger.SOVIET_AIR, 1).dice(6));
    fight.submit(new Attack(fight.units("su-rd-76", "su-rd-227"), fight.hexes("0404"), 1));
    assertThat(fight.report().column()).isEqualTo("4-1");
    assertThat(fight.position().ledger(Ledger.SOVIET_AIR)).isZero();
  }

  @Test
  @Rule({"13.12", "13.14"})
  void theDefenderAnswersWithAnAirPointOfHisOwn() {
    Fight fight = sovietAttack(threeToOne().ledger(Ledger.AXIS_AIR, 2).dice(6));
    assertThat(fight.frame()).isEqualTo(AirAnswer.class);
    assertThat(fight.events()).isEmpty();
    assertThat(fight.legal().decision().side()).isEqualTo(stavka.engine.value.Side.AXIS);
    fight.submit(new Reply("air"));
    assertThat(fight.report().column()).isEqualTo("2-1");
    assertThat(fight.position().ledger(Ledger.AXIS_AIR)).isEqualTo(1);
  }

  @Test
  @Rule("13.12")
  void theDefenderMayKeepHisAirPoint() {
    Fight fight = sovietAttack(threeToOne().ledger(Ledger.AXIS_AIR, 2).dice(6));
    fight.submit(new Reply("none"));
    assertThat(fight.report().column()).isEqualTo("3-1");
    assertThat(fight.position().ledger(Ledger.AXIS_AIR)).isEqualTo(2);
  }

  @Test
  @Rule({"9.33", "9.4"})
  void oneIsAddedToTheDieIfAllAttackAcrossARiverAndASevenReadsAsSix() {
    TestBoard board = TestBoard.draw((". ".repeat(9) + "\n").repeat(7)).river("0404-0405").board();
    Fight fight = Fight.axis(board, riverAttack(board).dice(6)).attack("0405", "de-79");
    assertThat(fight.report().dieChanges())
        .containsExactly(new Adjustment(1, "across-minor-river", "9.33"));
    assertThat(fight.fought().modifiedDie()).isEqualTo(7);
    assertThat(fight.fought().result()).isEqualTo("A2");
    Fight lower = Fight.axis(board, riverAttack(board).dice(3)).attack("0405", "de-79");
    assertThat(lower.fought().result()).isEqualTo("Eng");
  }

  @Test
  @Rule("9.33")
  void oneAttackerByLandSparesTheDie() {
    TestBoard board = TestBoard.draw((". ".repeat(9) + "\n").repeat(7)).river("0404-0405").board();
    Fight fight = Fight.axis(board, riverAttack(board).dice(6)).attack("0405", "de-79", "de-454");
    assertThat(fight.report().dieChanges()).isEmpty();
  }

  @Test
  @Rule("9.33")
  void someAcrossARiverAndTheRestAcrossAMajorRiverAddOne() {
    TestBoard board =
        TestBoard.draw((". ".repeat(9) + "\n").repeat(7))
            .river("0404-0405")
            .donets("0305-0405")
            .board();
    Fight fight = Fight.axis(board, riverAttack(board).dice(6)).attack("0405", "de-79", "de-454");
    assertThat(fight.fought().modifiedDie()).isEqualTo(7);
    Fight majorOnly = Fight.axis(board, riverAttack(board).dice(6)).attack("0405", "de-454");
    assertThat(majorOnly.report().dieChanges()).isEmpty();
  }

  private static TestPosition riverAttack(TestBoard board) {
    return board
        .position()
        .place("0404", "de-79")
        .place("0305", "de-454")
        .place("0405", "su-gd-13")
        .supplied();
  }
}
