package stavka.kharkov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Advance;
import stavka.engine.order.Move;
import stavka.engine.order.Overrun;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.kharkov.TestPosition;
import stavka.operational.model.Marks;

/**
 * A German division in 0404 beside a Soviet one in 0405; 0403 and 0504 lie outside the Soviet zone.
 */
class DisengagementTest {
  private static final TestBoard BOARD = TestBoard.open(7, 10);

  private static TestPosition contact(TestBoard board) {
    return board.position().turn(2).place("0404", "de-79").place("0405", "su-rd-76");
  }

  private static TestPlay axis(TestPosition position) {
    return TestPlay.axis(BOARD, position.supplied());
  }

  @Test
  @Rule({"6.6", "6.61"})
  void aGermanUnitLeavesAnEnemyZoneForThreePointsAndGoesOnWithTheRest() {
    TestPlay play = axis(contact(BOARD));
    assertThat(play.offered()).contains(play.disengage("de-79", "0403"));
    assertThat(play.give(play.disengage("de-79", "0403")).price()).isEqualTo(6);
    play.give(play.decline());
    assertThat(play.decision()).isEqualTo("go-on");
    assertThat(play.why(play.march("de-79", "0303", "0203", "0103", "0102", "0101", "0201")))
        .isEqualTo("6.11 too-far");
    play.give(play.march("de-79", "0303", "0203", "0103", "0102", "0101"));
    assertThat(play.why(play.march("de-79", "0201"))).isEqualTo("6.12 has-moved");
  }

  @Test
  @Rule("6.6")
  void threePointsPayForTheWholeFirstStepForestAndRiverIncluded() {
    TestBoard rough =
        TestBoard.draw(
                """
                . . . . . .
                 . . . . . .
                . . . . . .
                 . . f . . .
                . . . . . .
                """)
            .river("0403-0404")
            .board();
    TestPosition position =
        rough.position().turn(2).place("0404", "de-3-pz-6").place("0405", "su-rd-76").supplied();
    TestPlay play = TestPlay.axis(rough, position);
    assertThat(play.give(play.disengage("de-3-pz-6", "0403")).price()).isEqualTo(6);
  }

  @Test
  @Rule("6.6")
  void onlyGermanUnitsDisengage() {
    TestPlay play = axis(contact(BOARD).place("0404", "ro-2", "ro-hq-6"));
    assertThat(play.why(play.disengage("ro-2", "0403"))).isEqualTo("6.6 disengage-german");
    assertThat(play.why(play.disengage("de-79 ro-hq-6", "0403"))).isEqualTo("6.6 disengage-german");
    TestPlay soviet = TestPlay.soviet(BOARD, contact(BOARD).turn(3).supplied());
    assertThat(soviet.why(soviet.disengage("su-rd-76", "0406"))).isEqualTo("6.61 disengage-phase");
  }

  @Test
  @Rule("6.61")
  void aUnitDisengagesOnlyIntoAHexOutsideEveryEnemyZone() {
    TestPlay play = axis(contact(BOARD).place("0302", "su-rd-227"));
    assertThat(play.why(play.disengage("de-79", "0505"))).isEqualTo("6.61 disengage-into-zone");
    assertThat(play.why(play.disengage("de-79", "0405"))).isEqualTo("6.22 enemy-there");
    assertThat(play.why(play.disengage("de-79", "0402"))).isEqualTo("6.0 not-adjacent");
    play.give(play.disengage("de-79", "0504"));
    TestPlay friends = axis(contact(BOARD).place("0305", "de-294"));
    assertThat(friends.why(friends.disengage("de-79", "0305")))
        .isEqualTo("6.61 disengage-into-zone");
  }

  @Test
  @Rule("6.61")
  void onlyUnitsThatBeganThePhaseInAnEnemyZoneDisengageInTheInitialPhaseOnly() {
    TestPlay far = axis(BOARD.position().turn(2).place("0402", "de-79").place("0405", "su-rd-76"));
    assertThat(far.why(far.disengage("de-79", "0401"))).isEqualTo("6.61 disengage-not-in-zone");
    TestPosition panzers =
        BOARD.position().turn(2).place("0404", "de-3-pz-6").place("0405", "su-rd-76");
    TestPlay mechanised = TestPlay.mechanised(BOARD, panzers.supplied());
    assertThat(mechanised.why(mechanised.disengage("de-3-pz-6", "0403")))
        .isEqualTo("6.61 disengage-phase");
    assertThat(mechanised.offered())
        .allMatch(order -> order instanceof Overrun || order.equals(mechanised.end()));
  }

  @Test
  @Rule({"6.61", "8.1"})
  void aUnitDisengagesWhereThereIsRoomForIt() {
    TestPlay play = axis(contact(BOARD).place("0403", "de-294", "de-297", "de-44"));
    assertThat(play.why(play.disengage("de-79", "0403"))).isEqualTo("8.1 too-many");
  }

  @Test
  @Rule("6.61")
  void nobodyDisengagesToAHexThatIsNotThereOrNotAdjacent() {
    TestPlay play = axis(contact(BOARD));
    for (int nowhere : new int[] {-1, BOARD.grid().size(), BOARD.hex("0402")}) {
      Move order = new Move(play.units("de-79"), Ints.of(nowhere), DisengageMode.MODE);
      assertThat(play.why(order)).isEqualTo("6.0 not-adjacent");
    }
  }

  @Test
  @Rule("6.64")
  void nobodyDisengagesOnTurnOne() {
    TestPlay play = axis(contact(BOARD).turn(1));
    assertThat(play.why(play.disengage("de-79", "0403"))).isEqualTo("6.64 disengage-turn-one");
  }

  @Test
  @Rule("6.64")
  void nobodyDisengagesAcrossTheDonetsNotEvenByABridge() {
    TestBoard river = ground().donets("0403-0404").board();
    TestBoard bridge = ground().donets("0403-0404").road("0404", "0403").board();
    for (TestBoard board : new TestBoard[] {river, bridge}) {
      TestPlay play = TestPlay.axis(board, contact(board).supplied());
      assertThat(play.why(play.disengage("de-79", "0403"))).isEqualTo("6.64 disengage-donets");
      play.give(play.disengage("de-79", "0504"));
    }
  }

  private static TestBoard.Drawing ground() {
    return TestBoard.draw((". ".repeat(8) + "\n").repeat(7));
  }

  @Test
  @Rule("6.64")
  void theDnieprIsCrossedInDisengagingByABridgeOnly() {
    TestBoard river = ground().dniepr("0403-0404").board();
    TestPlay play = TestPlay.axis(river, contact(river).supplied());
    assertThat(play.why(play.disengage("de-79", "0403"))).isEqualTo("6.64 dniepr");
    TestBoard bridge = ground().dniepr("0403-0404").road("0404", "0403").board();
    TestPlay over = TestPlay.axis(bridge, contact(bridge).supplied());
    over.give(over.disengage("de-79", "0403"));
  }

  @Test
  @Rule({"6.62", "6.13"})
  void theSovietPlayerMayOccupyAHexLeftEmptyAndSoCatchesThoseWhoLeftIt() {
    TestPlay play = axis(contact(BOARD).place("0306", "su-rd-227"));
    play.give(play.disengage("de-79", "0403"));
    assertThat(play.decision()).isEqualTo("pursue");
    assertThat(play.why(play.march("de-79", "0402"))).isEqualTo("6.62 pursue-or-decline");
    assertThat(play.why(play.pursue("su-rd-227", "0404"))).isEqualTo("6.62 cannot-pursue");
    assertThat(play.why(play.pursue("su-rd-76", "0504"))).isEqualTo("6.62 pursue-one-hex");
    assertThat(play.why(new Advance(Ints.of(-1), play.path("0404"))))
        .isEqualTo("6.62 no-such-unit");
    assertThat(play.why(new Advance(Ints.EMPTY, play.path("0404")))).isEqualTo("6.62 no-units");
    play.give(play.pursue("su-rd-76", "0404"));
    assertThat(play.place("su-rd-76")).isEqualTo("0404");
    assertThat(play.price()).isZero();
    // Only an overrun of the pursuer is left to the division now.
    assertThat(play.offered()).containsExactly(play.overrun("de-79", "0404"), play.halt());
    assertThat(play.why(play.march("de-79", "0402"))).isEqualTo("6.24 leaves-zone");
  }

  @Test
  @Rule("6.62")
  void severalAdjacentUnitsPursueHeedlessOfGermanZonesWithinTheStackingLimit() {
    TestPosition position =
        contact(BOARD)
            .place("0405", "su-rd-227", "su-rd-293", "su-hq-6")
            .place("0305", "su-rd-169")
            .place("0304", "de-294");
    TestPlay play = axis(position);
    play.give(play.disengage("de-79", "0504"));
    assertThat(play.why(play.pursue("su-rd-76 su-rd-227 su-rd-293 su-rd-169", "0404")))
        .isEqualTo("8.1 too-many");
    assertThat(play.offered()).contains(play.pursue("su-rd-169", "0404"), play.decline());
    play.give(play.pursue("su-rd-76 su-rd-227 su-rd-169 su-hq-6", "0404"));
    assertThat(play.place("su-rd-169")).isEqualTo("0404");
    assertThat(play.place("su-rd-293")).isEqualTo("0405");
  }

  @Test
  @Rule({"6.62", "10.15"})
  void aHeadquartersMayPursueAloneButStopsNobody() {
    TestPlay play = axis(contact(BOARD).place("0405", "su-hq-6"));
    play.give(play.disengage("de-79", "0403"));
    assertThat(play.offered()).contains(play.pursue("su-hq-6", "0404"));
    play.give(play.pursue("su-hq-6", "0404"));
    assertThat(play.place("su-hq-6")).isEqualTo("0404");
    play.give(play.march("de-79", "0402"));
  }

  @Test
  @Rule("6.62")
  void thereIsNoPursuitWhileAGermanUnitStaysInTheHex() {
    TestPlay play = axis(contact(BOARD).place("0404", "de-294"));
    play.give(play.disengage("de-79", "0403"));
    assertThat(play.decision()).isEqualTo("go-on");
    play.give(play.halt(), play.disengage("de-294", "0403"));
    assertThat(play.decision()).isEqualTo("pursue");
  }

  @Test
  @Rule({"6.62", "7.32", "6.72"})
  void disruptedUnitsAndReserveMarkersDoNotPursue() {
    TestPlay play =
        axis(contact(BOARD).place("0405", "su-reserve-6")).set(Marks.DISRUPTED, "su-rd-76");
    play.give(play.disengage("de-79", "0403"));
    assertThat(play.decision()).isEqualTo("go-on");
  }

  @Test
  @Rule("6.62")
  void pursuersCrossTheDonetsButNotTheDnieprWithoutABridge() {
    TestBoard donets =
        TestBoard.draw((". ".repeat(8) + "\n").repeat(7))
            .donets("0404-0405")
            .river("0404-0505")
            .board();
    TestPlay over = TestPlay.axis(donets, contact(donets).supplied());
    over.give(over.disengage("de-79", "0403"), over.pursue("su-rd-76", "0404"));
    TestBoard dniepr =
        TestBoard.draw((". ".repeat(8) + "\n").repeat(7)).dniepr("0404-0405").board();
    TestPlay play = TestPlay.axis(dniepr, contact(dniepr).supplied());
    play.give(play.disengage("de-79", "0403"));
    assertThat(play.decision()).isEqualTo("go-on");
  }

  @Test
  @Rule("6.62")
  void theFirstHexIsAllThatIsOrderedBeforeThePursuit() {
    TestPlay play = axis(contact(BOARD));
    assertThat(play.why(play.disengage("de-79", "0403", "0402")))
        .isEqualTo("6.62 disengage-one-hex");
  }

  @Test
  @Rule("6.63")
  void aUnitThatBrokeOffStillStopsInTheNextEnemyZone() {
    TestPlay play = axis(contact(BOARD).place("0303", "su-rd-227").place("0702", "su-rd-293"));
    play.give(play.disengage("de-79", "0504"), play.decline());
    assertThat(play.why(play.march("de-79", "0603", "0602", "0502")))
        .isEqualTo("6.23 stops-in-zone");
    play.give(play.march("de-79", "0603", "0602"));
    assertThat(play.has("de-79", Marks.MOVED)).isTrue();
  }

  @Test
  @Rule("6.63")
  void disengagementsAndPursuitsAreWithoutLimit() {
    TestPosition position =
        contact(BOARD)
            .place("0604", "de-294")
            .place("0605", "su-rd-227")
            .place("0204", "de-297")
            .place("0205", "su-rd-293");
    TestPlay play = axis(position);
    play.give(play.disengage("de-79", "0403"), play.pursue("su-rd-76", "0404"), play.halt());
    play.give(play.disengage("de-294", "0603"), play.pursue("su-rd-227", "0604"), play.halt());
    play.give(play.disengage("de-297", "0203"), play.pursue("su-rd-293", "0204"), play.halt());
    assertThat(play.decision()).isEqualTo("move-axis");
  }
}
