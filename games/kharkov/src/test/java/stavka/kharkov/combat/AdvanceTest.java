package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Advance;
import stavka.engine.order.Reply;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.Ledger;
import stavka.operational.model.Marks;

class AdvanceTest {
  private static final TestBoard OPEN = TestBoard.open(7, 9);
  private static final TestBoard DNIEPR =
      TestBoard.draw((". ".repeat(9) + "\n").repeat(7)).dniepr("0305-0405").board();

  /** Three divisions of 9 in 0404 and one in 0305 against a Guards division of 7. */
  private static TestPosition strong() {
    return strong(OPEN);
  }

  private static TestPosition strong(TestBoard board) {
    return board
        .position()
        .place("0404", "de-79", "de-294", "de-297")
        .place("0305", "de-44")
        .place("0405", "su-gd-13")
        .supplied();
  }

  private static Fight beaten(int die) {
    Fight fight = Fight.axis(OPEN, strong().dice(die)).attack("0405", "de-79", "de-294", "de-297");
    assertThat(fight.report().odds()).isEqualTo("3-1");
    return fight;
  }

  @Test
  @Rule({"9.71", "9.73"})
  void anyOfTheVictorsMayEnterTheHexThatIsLeftOrNone() {
    Fight fight = beaten(3).retreat().retreat("su-gd-13", "0406");
    assertThat(fight.legal().decision().side()).isEqualTo(Side.AXIS);
    assertThat(fight.choices())
        .contains(
            new Reply("done"),
            fight.advanceOrder("de-79", "0405"),
            new Advance(fight.units("de-79", "de-294", "de-297"), fight.hexes("0405")));
    assertThat(fight.why(fight.attackOrder("0406", "de-44"))).isEqualTo("9.73 advance-first");
    fight.advance("de-79", "0405");
    assertThat(fight.place("de-79")).isEqualTo("0405");
    assertThat(fight.why(fight.advanceOrder("de-79", "0405"))).isEqualTo("9.71 advance-not-victor");
    fight.done();
    assertThat(fight.place("de-294")).isEqualTo("0404");
    assertThat(fight.frame()).isEqualTo(Void.class);
  }

  @Test
  @Rule({"9.73", "9.14"})
  void aUnitThatAdvancedAttacksNoMore() {
    TestPosition position = strong().place("0506", "su-gd-14").supplied().dice(3);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-79", "de-294", "de-297");
    fight.retreat().retreat("su-gd-13", "0406").advance("de-79", "0405").done();
    assertThat(fight.why(fight.attackOrder("0506", "de-79"))).isEqualTo("9.14 attack-twice");
  }

  @Test
  @Rule({"9.71"})
  void thoseWhoDidNotFightDoNotAdvance() {
    Fight fight = beaten(3).retreat().retreat("su-gd-13", "0406");
    assertThat(fight.why(fight.advanceOrder("de-44", "0405"))).isEqualTo("9.71 advance-not-victor");
  }

  @Test
  @Rule("9.75")
  void afterARetreatOfOneHexTheAdvanceIsOneHex() {
    Fight fight = beaten(3).retreat().retreat("su-gd-13", "0406");
    assertThat(fight.why(fight.advanceOrder("de-79", "0405", "0306")))
        .isEqualTo("9.72 advance-off-path");
    assertThat(fight.choices()).noneMatch(o -> o instanceof Advance a && a.path().size() > 1);
  }

  @Test
  @Rule({"9.75", "9.72"})
  void afterARetreatOfTwoTheAdvanceFollowsTheTrailForTwo() {
    Fight fight = beaten(1).retreat().retreat("su-gd-13", "0406", "0407");
    assertThat(fight.why(fight.advanceOrder("de-79", "0405", "0506")))
        .isEqualTo("9.72 advance-off-path");
    assertThat(fight.why(fight.advanceOrder("de-79", "0405", "0406", "0407")))
        .isEqualTo("9.75 advance-too-far");
    assertThat(fight.why(fight.advanceOrder("de-79", "0304"))).isEqualTo("9.71 advance-off-path");
    fight.advance("de-79", "0405", "0406");
    assertThat(fight.place("de-79")).isEqualTo("0406");
    fight.advance("de-294", "0405");
    assertThat(fight.place("de-294")).isEqualTo("0405");
  }

  @Test
  @Rule("9.72")
  void axisUnitsAdvanceThroughEnemyZones() {
    TestPosition position = strong().place("0505", "su-gd-15").supplied().dice(1);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-79", "de-294", "de-297");
    fight.retreat().retreat("su-gd-13", "0406", "0407").advance("de-79", "0405", "0406");
    assertThat(fight.place("de-79")).isEqualTo("0406");
  }

  @Test
  @Rule("9.72")
  void sovietUnitsStopOnEnteringAnAxisZone() {
    Fight fight = sovietVictory(soviets().place("0304", "de-454"));
    assertThat(fight.why(fight.advanceOrder("su-gd-13", "0404", "0403")))
        .isEqualTo("9.72 advance-zone");
    fight.advance("su-gd-13", "0404");
    Fight free = sovietVictory(soviets());
    free.advance("su-gd-13", "0404", "0403");
    assertThat(free.place("su-gd-13")).isEqualTo("0403");
  }

  private static TestPosition soviets() {
    return OPEN.position()
        .place("0404", "de-108")
        .set(Marks.STEP, 1, "de-108")
        .place("0405", "su-gd-13", "su-gd-14", "su-hq-6")
        .active("su-hq-6");
  }

  /** The light division of 3 is beaten at 3-1 and falls back two hexes. */
  private static Fight sovietVictory(TestPosition position) {
    Fight fight =
        Fight.soviet(OPEN, position.supplied().dice(1)).attack("0404", "su-gd-13", "su-gd-14");
    assertThat(fight.fought().result()).isEqualTo("D2");
    return fight.retreat().retreat("de-108", "0403", "0402");
  }

  @Test
  @Rule({"9.74"})
  void whereAllAreEliminatedTheVictorsGoAnywhereForTwoHexes() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-79", "de-294", "de-297")
            .place("0405", "su-rd-76")
            .known("su-rd-76", 1, 2)
            .place("0307", "su-gd-13")
            .supplied()
            .dice(1);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-79", "de-294", "de-297");
    fight.advance("de-79", "0405", "0306").advance("de-294", "0405", "0506");
    assertThat(fight.place("de-79")).isEqualTo("0306");
    assertThat(fight.place("de-294")).isEqualTo("0506");
    assertThat(fight.why(fight.advanceOrder("de-297", "0306"))).isEqualTo("9.71 advance-off-path");
  }

  @Test
  @Rule("9.74")
  void stepLossesThatEmptyAHexCountAsElimination() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-79")
            .place("0405", "su-rd-76")
            .known("su-rd-76", 2, 4)
            .supplied()
            .dice(2);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-79").lose("su-rd-76");
    fight.advance("de-79", "0405", "0306");
    assertThat(fight.place("de-79")).isEqualTo("0306");
  }

  @Test
  @Rule({"9.58"})
  void attackersWhoTakeTheirLossMayAdvanceThoseWhoRetreatMayNot() {
    Fight loses = beaten(4).retreat().retreat("su-gd-13", "0406").lose("de-79");
    loses.advance("de-79", "0405");
    Fight retreats = beaten(4).retreat().retreat("su-gd-13", "0406").retreat();
    retreats.retreat("de-79", "0403").retreat("de-294", "0403").retreat("de-297", "0403");
    assertThat(retreats.frame()).isEqualTo(Void.class);
  }

  @Test
  @Rule({"9.71", "9.58"})
  void defendersAdvanceIntoAHexTheAttackersLeave() {
    TestPosition position =
        OPEN.position().place("0404", "de-79").place("0405", "su-gd-13").supplied().dice(5);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-79");
    assertThat(fight.fought().result()).isEqualTo("A1");
    fight.retreat().retreat("de-79", "0403");
    assertThat(fight.legal().decision().side()).isEqualTo(Side.SOVIET);
    fight.advance("su-gd-13", "0404");
    assertThat(fight.place("su-gd-13")).isEqualTo("0404");
    assertThat(fight.has("su-gd-13", Marks.DEFENDED)).isTrue();
  }

  @Test
  @Rule("9.58")
  void defendersNeverAdvanceAfterADoubleResult() {
    TestPosition position =
        OPEN.position().place("0404", "de-79").place("0405", "su-gd-13").supplied().dice(2);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-79");
    assertThat(fight.fought().result()).isEqualTo("D1/A1");
    fight.lose("su-gd-13").retreat().retreat("de-79", "0403");
    assertThat(fight.frame()).isEqualTo(Void.class);
  }

  @Test
  @Rule("9.71")
  void aHexInWhichSomeoneStaysIsNotEntered() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-79", "de-454")
            .place("0405", "su-gd-13")
            .supplied()
            .dice(5);
    Fight fight =
        Fight.axis(OPEN, position).attack("0405", "de-79").retreat().retreat("de-79", "0403");
    assertThat(fight.frame()).isEqualTo(Void.class);
  }

  @Test
  @Rule("7.32")
  void disruptedDefendersStayWhereTheyAre() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-79")
            .place("0405", "su-gd-13")
            .set(Marks.DISRUPTED, "su-gd-13")
            .supplied()
            .dice(5);
    Fight fight =
        Fight.axis(OPEN, position).attack("0405", "de-79").retreat().retreat("de-79", "0403");
    assertThat(fight.frame()).isEqualTo(Void.class);
  }

  @Test
  @Rule("8.1")
  void stackingHoldsInAnAdvance() {
    Fight fight =
        Fight.axis(OPEN, strong().dice(1)).attack("0405", "de-79", "de-294", "de-297", "de-44");
    fight.retreat().retreat("su-gd-13", "0406", "0407");
    fight.submit(new Advance(fight.units("de-79", "de-294", "de-297"), fight.hexes("0405")));
    assertThat(fight.why(fight.advanceOrder("de-44", "0405"))).isEqualTo("8.1 advance-stacking");
    fight.advance("de-44", "0405", "0406");
    assertThat(fight.place("de-44")).isEqualTo("0406");
  }

  @Test
  @Rule("9.71")
  void unitsOfTwoHexesAdvanceByTwoOrders() {
    Fight fight =
        Fight.axis(OPEN, strong().dice(1)).attack("0405", "de-79", "de-294", "de-297", "de-44");
    fight.retreat().retreat("su-gd-13", "0406", "0407");
    assertThat(fight.why(new Advance(fight.units("de-79", "de-44"), fight.hexes("0405"))))
        .isEqualTo("9.71 advance-apart");
  }

  @Test
  @Rule("6.3")
  void nobodyAdvancesAcrossTheDnieprWithoutABridge() {
    TestPosition position =
        DNIEPR
            .position()
            .place("0404", "de-79", "de-294", "de-297")
            .place("0405", "su-rd-76")
            .known("su-rd-76", 1, 2)
            .supplied()
            .dice(1);
    Fight fight = Fight.axis(DNIEPR, position).attack("0405", "de-79", "de-294", "de-297");
    assertThat(fight.why(fight.advanceOrder("de-79", "0405", "0305")))
        .isEqualTo("6.3 advance-impassable");
  }

  @Test
  @Rule({"17.21", "9.71"})
  void anAdvanceIntoACityHexIsNoted() {
    TestBoard board = TestBoard.draw(". . . .\n . c1 . .\n. . . .").board();
    TestPosition position =
        board.position().place("0203", "su-gd-13", "su-hq-6").active("su-hq-6").supplied().dice(3);
    Fight fight =
        Fight.soviet(board, position).attack("0202", "su-gd-13").advance("su-gd-13", "0202");
    assertThat(fight.position().ledger(Ledger.CITIES_ENTERED)).isEqualTo(1);
    assertThat(fight.position().ledger(Ledger.SOVIET_POINTS)).isEqualTo(6);
  }
}
