package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Attack;
import stavka.engine.order.Reply;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.Ledger;
import stavka.operational.model.Marks;

class AttackRulesTest {
  private static final TestBoard OPEN = TestBoard.open(7, 9);

  /** Axis in 0404 and 0305, Soviets in 0405 and 0306 with their headquarters at 0408. */
  private static TestPosition contact(TestBoard board) {
    return board
        .position()
        .place("0404", "de-79", "de-294")
        .place("0305", "de-454")
        .place("0405", "su-gd-13")
        .place("0306", "su-gd-14")
        .place("0408", "su-hq-6")
        .active("su-hq-6")
        .supplied();
  }

  private static Fight axis() {
    return Fight.axis(OPEN, contact(OPEN));
  }

  @Test
  @Rule({"9.11"})
  void onlyAdjacentEnemiesCanBeAttacked() {
    assertThat(axis().why(axis().attackOrder("0306", "de-79")))
        .isEqualTo("9.11 attack-not-adjacent");
    assertThat(axis().why(axis().attackOrder("0304", "de-79"))).isEqualTo("9.11 attack-no-enemy");
    assertThat(axis().why(axis().attackOrder("0405", "su-gd-14")))
        .isEqualTo("9.11 attack-not-yours");
    assertThat(axis().why(axis().attackOrder("0405", "de-9")))
        .isEqualTo("9.11 attack-no-such-unit");
  }

  @Test
  @Rule({"9.11"})
  void nothingButAttacksIsDoneInACombatPhase() {
    assertThat(axis().why(new Reply("air"))).isEqualTo("9.11 combat-phase-only");
  }

  @Test
  @Rule({"9.12", "9.22"})
  void aUnitMayAttackWhileThoseWithItStayOut() {
    Fight fight = Fight.axis(OPEN, contact(OPEN).dice(6)).attack("0405", "de-79");
    assertThat(fight.has("de-79", Marks.ATTACKED)).isTrue();
    assertThat(fight.has("de-294", Marks.ATTACKED)).isFalse();
    assertThat(fight.report().attackers()).isEqualTo(fight.units("de-79"));
  }

  @Test
  @Rule({"9.14"})
  void noUnitAttacksTwiceInAPhase() {
    Fight fight = Fight.axis(OPEN, contact(OPEN).set(Marks.ATTACKED, "de-79"));
    assertThat(fight.why(fight.attackOrder("0405", "de-79"))).isEqualTo("9.14 attack-twice");
  }

  @Test
  @Rule({"9.14", "9.73"})
  void noUnitIsAttackedTwiceInAPhase() {
    Fight fight = Fight.axis(OPEN, contact(OPEN).dice(5)).attack("0405", "de-79").lose("de-79");
    assertThat(fight.has("su-gd-13", Marks.DEFENDED)).isTrue();
    assertThat(fight.why(fight.attackOrder("0405", "de-294")))
        .isEqualTo("9.14 attack-attacked-before");
    fight.endPhase();
    assertThat(fight.has("su-gd-13", Marks.DEFENDED)).isFalse();
    assertThat(fight.has("de-79", Marks.ATTACKED)).isFalse();
  }

  @Test
  @Rule({"9.14"})
  void anOverrunIsNoCombatAndLeavesBothSidesFreeToFight() {
    Fight fight = Fight.axis(OPEN, contact(OPEN).dice(4)).overrun("0405", "de-79");
    assertThat(fight.has("de-79", Marks.ATTACKED)).isFalse();
    assertThat(fight.has("su-gd-13", Marks.DEFENDED)).isFalse();
  }

  @Test
  @Rule({"9.14", "15.31"})
  void aGarrisonIsAttackedOnceInAPhase() {
    TestBoard board = TestBoard.draw(". . . .\n . c9 . .\n. . . .").board();
    TestPosition position =
        board
            .position()
            .place("0203", "su-gd-13", "su-gd-14", "su-hq-6")
            .active("su-hq-6")
            .supplied()
            .dice(1);
    Fight fight = Fight.soviet(board, position).attack("0202", "su-gd-13").lose("su-gd-13");
    assertThat(fight.fought().result()).isEqualTo("D1/A1");
    Fight held = Fight.soviet(board, position.dice(3)).attack("0202", "su-gd-13").lose("su-gd-13");
    assertThat(held.fought().result()).isEqualTo("A1");
    assertThat(held.why(held.attackOrder("0202", "su-gd-14")))
        .isEqualTo("9.14 attack-attacked-before");
    held.endPhase();
    assertThat(held.position().ledger(Ledger.GARRISONS_ATTACKED)).isZero();
  }

  @Test
  @Rule({"9.15", "10.21", "10.11"})
  void aSovietUnitAttacksOnlyInTheRadiusOfAnActiveHeadquarters() {
    Fight fight = Fight.soviet(OPEN, contact(OPEN).set(KharkovMarks.ACTIVE, 0, "su-hq-6"));
    assertThat(fight.why(fight.attackOrder("0404", "su-gd-13")))
        .isEqualTo("9.15 attack-no-command");
    Fight led = Fight.soviet(OPEN, contact(OPEN).dice(1));
    led.attack("0404", "su-gd-13");
  }

  @Test
  @Rule("10.21")
  void aRomanianDivisionAttacksOnlyInTheRadiusOfItsActiveHeadquarters() {
    Fight fight = Fight.axis(OPEN, contact(OPEN).place("0404", "ro-2", "ro-hq-6"));
    assertThat(fight.why(fight.attackOrder("0405", "ro-2"))).isEqualTo("10.21 attack-no-command");
    Fight led =
        Fight.axis(
            OPEN,
            contact(OPEN).place("0404", "ro-2", "ro-hq-6").active("ro-hq-6").supplied().dice(6));
    led.attack("0405", "ro-2");
  }

  @Test
  @Rule("7.32")
  void aDisruptedUnitDoesNotAttack() {
    Fight fight = Fight.axis(OPEN, contact(OPEN).set(Marks.DISRUPTED, "de-79"));
    assertThat(fight.why(fight.attackOrder("0405", "de-79"))).isEqualTo("7.32 attack-disrupted");
  }

  @Test
  @Rule("7.32")
  void aDisruptedUnitDefendsNormally() {
    Fight fight = Fight.axis(OPEN, contact(OPEN).set(Marks.DISRUPTED, "su-gd-13").dice(6));
    assertThat(fight.attack("0405", "de-79").report().defence().total()).isEqualTo(7);
  }

  @Test
  @Rule("6.51")
  void axisUnitsOfTheSleepingSouthDoNotAttack() {
    TestBoard board = TestBoard.draw((". ".repeat(9) + "\n").repeat(7)).all("south").board();
    Fight fight = Fight.axis(board, contact(board));
    assertThat(fight.why(fight.attackOrder("0405", "de-79"))).isEqualTo("6.51 attack-asleep");
    Fight awake = Fight.axis(board, contact(board).ledger(Ledger.SOUTH_WOKE, 3).dice(6));
    awake.attack("0405", "de-79");
  }

  @Test
  @Rule({"6.52", "6.57"})
  void attackingTheSleepingSouthWakesItAndSuppliesItsUnits() {
    TestBoard board =
        TestBoard.draw((". ".repeat(9) + "\n").repeat(7)).region("south", "0404").board();
    TestPosition position =
        contact(board).set(Marks.GRACE, 0, "de-79", "de-294").dice(1, 1).turn(2);
    Fight fight = Fight.soviet(board, position).attack("0404", "su-gd-13");
    assertThat(fight.position().ledger(Ledger.SOUTH_WOKE)).isEqualTo(2);
    assertThat(fight.report().defence().total()).isEqualTo(18);
  }

  @Test
  @Rule({"10.14"})
  void aHeadquartersNeverAttacks() {
    Fight fight = Fight.soviet(OPEN, contact(OPEN).place("0405", "su-hq-57"));
    assertThat(fight.why(fight.attackOrder("0404", "su-hq-57"))).isEqualTo("10.14 attack-never-hq");
  }

  @Test
  @Rule({"6.72"})
  void aReserveMarkerNeitherAttacksNorIsAttacked() {
    Fight fight = Fight.soviet(OPEN, contact(OPEN).place("0405", "su-reserve-6"));
    assertThat(fight.why(fight.attackOrder("0404", "su-reserve-6")))
        .isEqualTo("6.73 attack-never-marker");
    Fight alone = Fight.axis(OPEN, contact(OPEN).place("0505", "su-reserve-6"));
    assertThat(alone.why(alone.attackOrder("0505", "de-79"))).isEqualTo("6.72 attack-nobody-there");
  }

  @Test
  @Rule({"9.23", "9.13", "9.24"})
  void severalHexesAreAttackedTogetherOnlyByThoseAdjacentToAll() {
    Fight fight = axis();
    Ints both = fight.hexes("0405", "0306");
    assertThat(fight.why(new Attack(fight.units("de-79"), both, 0)))
        .isEqualTo("9.23 attack-not-adjacent");
    Fight fought = Fight.axis(OPEN, contact(OPEN).dice(6));
    fought.submit(new Attack(fought.units("de-454"), both, 0));
    assertThat(fought.report().defence().total()).isEqualTo(7 + 6);
    assertThat(fought.report().odds()).isEqualTo("1-3");
    assertThat(fought.has("su-gd-13", Marks.DEFENDED)).isTrue();
    assertThat(fought.has("su-gd-14", Marks.DEFENDED)).isTrue();
  }

  @Test
  @Rule({"9.24"})
  void aUnitCountsOnceInAnAttack() {
    assertThat(axis().why(axis().attackOrder("0405", "de-79", "de-79")))
        .isEqualTo("9.24 attack-named-twice");
    assertThat(axis().why(new Attack(axis().units("de-79"), axis().hexes("0405", "0405"), 0)))
        .isEqualTo("9.24 attack-named-twice");
  }

  @Test
  @Rule({"6.3", "9.34"})
  void nobodyAttacksAcrossTheDnieprButByABridge() {
    TestBoard river = TestBoard.draw((". ".repeat(9) + "\n").repeat(7)).dniepr("0404-0405").board();
    Fight fight = Fight.axis(river, contact(river));
    assertThat(fight.why(fight.attackOrder("0405", "de-79"))).isEqualTo("6.3 attack-impassable");
  }

  @Test
  @Rule({"13.13", "13.0"})
  void oneAirPointAtMostAndOnlyIfThereIsOne() {
    Fight fight = axis();
    assertThat(fight.why(new Attack(fight.units("de-79"), fight.hexes("0405"), 1)))
        .isEqualTo("13.0 air-none-left");
    Fight rich = Fight.axis(OPEN, contact(OPEN).ledger(Ledger.AXIS_AIR, 4));
    assertThat(rich.why(new Attack(rich.units("de-79"), rich.hexes("0405"), 2)))
        .isEqualTo("13.13 air-one-point");
  }

  @Test
  @Rule("9.11")
  void anEmptyOrForeignOrderIsRefused() {
    Fight fight = axis();
    assertThat(fight.why(new Attack(Ints.EMPTY, fight.hexes("0405"), 0)))
        .isEqualTo("9.11 attack-empty");
    assertThat(fight.why(new Attack(fight.units("de-79"), Ints.EMPTY, 0)))
        .isEqualTo("9.11 attack-empty");
    assertThat(fight.refusal(new Attack(Ints.of(-1, 9999), Ints.of(-5, 9999), 0))).hasSize(4);
  }

  @Test
  @Rule({"15.23", "15.2"})
  void anEntrenchedRegimentThatAttacksGivesUpItsEntrenchment() {
    TestPosition position =
        contact(OPEN)
            .place("0505", "de-regiment-01")
            .set(KharkovMarks.ENTRENCHED, "de-regiment-01");
    Fight fight = Fight.axis(OPEN, position.supplied().dice(1)).attack("0405", "de-regiment-01");
    assertThat(fight.has("de-regiment-01", KharkovMarks.ENTRENCHED)).isFalse();
    Fight overrun = Fight.axis(OPEN, position.dice(1)).overrun("0405", "de-regiment-01");
    assertThat(overrun.has("de-regiment-01", KharkovMarks.ENTRENCHED)).isFalse();
  }

  @Test
  @Rule({"9.11", "9.13"})
  void theCornersOfTheMapAreHexesLikeOthers() {
    TestPosition position = OPEN.position().place("0101", "su-gd-13").place("0709", "su-gd-14");
    Fight fight =
        Fight.axis(
            OPEN, position.place("0102", "de-79").place("0708", "de-294").supplied().dice(1, 1));
    fight.attack("0101", "de-79").attack("0709", "de-294");
    assertThat(fight.fought().report().targets()).isEqualTo(fight.hexes("0709"));
  }
}
