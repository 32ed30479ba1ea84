package stavka.kharkov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexSet;
import stavka.engine.order.Move;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.RealPlay;
import stavka.kharkov.RealTheatre;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.SetUpPlace;
import stavka.kharkov.supply.KharkovSupply;
import stavka.operational.model.Marks;

/** Arrivals on a board whose east edge is north of the front in rows 01 and 02 only. */
class ArrivalTest {
  private static final TestBoard BOARD = board();

  private static TestBoard board() {
    TestBoard.Drawing drawing =
        TestBoard.draw((". ".repeat(20) + "\n").repeat(4) + ". . . f " + ". ".repeat(16));
    return drawing
        .region("soviet-bank", HexSet.where(drawing.grid(), hex -> drawing.grid().row(hex) < 2))
        .region("axis-bank", HexSet.where(drawing.grid(), hex -> drawing.grid().row(hex) >= 2))
        .rail("0508", "0507", "0506", "0505")
        .road("0510", "0509")
        .board();
  }

  private static TestPlay axis(TestPosition position) {
    return TestPlay.axis(BOARD, position);
  }

  @Test
  @Rule({"16.0", "16.22"})
  void whileNoSovietUnitMarksTheFrontNorthernUnitsEnterWestOf0116FromTheirTurnOn() {
    TestPlay early = axis(BOARD.position().turn(2));
    assertThat(early.why(early.march("de-62", "0105"))).isEqualTo("16.0 not-on-map");
    TestPlay play = axis(BOARD.position().turn(3));
    assertThat(play.why(play.march("de-62", "0116"))).isEqualTo("16.22 not-an-entry");
    assertThat(play.why(play.march("de-62", "0205"))).isEqualTo("16.22 not-an-entry");
    assertThat(play.offered()).contains(play.march("de-62", "0101"));
    play.give(play.march("de-62", "0115"));
    assertThat(play.place("de-62")).isEqualTo("0115");
  }

  @Test
  @Rule("16.0")
  void anArrivalIsOfferedTheHexesItCanMarchOrRideOnTo() {
    TestPlay play = axis(BOARD.position().turn(5));
    int far = play.path("0301").first();
    assertThat(play.offered())
        .anyMatch(
            order ->
                order instanceof Move move
                    && move.units().equals(play.units("de-75"))
                    && move.path().last() == far
                    && move.path().size() == 3)
        .contains(play.rail("de-75", "0508", "0507", "0506"))
        .contains(play.rail("de-75", "0505"));
  }

  @Test
  @Rule("16.0")
  void anArrivalMayBeDelayed() {
    TestPlay play = axis(BOARD.position().turn(9));
    play.give(play.march("de-62", "0101"), play.march("de-75", "0501"));
  }

  @Test
  @Rule("16.21")
  void theFourthCorpsEntersByAnyHexOfTheSouthEdgeFromTurnFiveOn() {
    TestPlay early = axis(BOARD.position().turn(4));
    assertThat(early.why(early.march("de-75", "0501"))).isEqualTo("16.0 not-on-map");
    TestPlay play = axis(BOARD.position().turn(5));
    assertThat(play.why(play.march("de-75", "0101"))).isEqualTo("16.21 not-an-entry");
    play.give(
        play.march("de-75", "0501"),
        play.march("de-76", "0520"),
        play.march("de-22-pz-203 de-22-mr-129 de-22-mr-140", "0510"));
    assertThat(play.place("de-22-mr-140")).isEqualTo("0510");
  }

  @Test
  @Rule("16.21")
  void theFourthCorpsIsTheTwentySecondPanzerAndFourInfantryDivisions() {
    List<String> corps =
        RealTheatre.THEATRE.roster().all().stream()
            .filter(
                counter ->
                    RealTheatre.THEATRE
                        .pieces()
                        .setUpPlace(counter.index())
                        .entry()
                        .equals("south"))
            .map(counter -> counter.id())
            .toList();
    assertThat(corps)
        .containsExactly(
            "de-22-pz-203", "de-22-mr-129", "de-22-mr-140", "de-75", "de-76", "de-94", "de-376");
    for (String id : corps) {
      SetUpPlace place = RealTheatre.THEATRE.pieces().setUpPlace(RealTheatre.unit(id));
      assertThat(place.turn()).isEqualTo(5);
    }
  }

  @Test
  @Rule("16.1")
  void sovietUnitsEnterTheEastEdgeNorthOfTheFront() {
    TestPlay play = TestPlay.soviet(BOARD, BOARD.position().turn(3));
    assertThat(play.why(play.march("su-tb-13", "0320"))).isEqualTo("16.1 not-an-entry");
    assertThat(play.why(play.march("su-tb-13", "0119"))).isEqualTo("16.1 not-an-entry");
    assertThat(play.why(play.march("su-tb-57", "0120"))).isEqualTo("16.0 not-on-map");
    play.give(play.march("su-tb-13", "0120"), play.march("su-tb-36", "0220"));
  }

  @Test
  @Rule("16.22")
  void northernUnitsEnterWestOfTheFrontOfTheMoment() {
    TestPosition advance = BOARD.position().turn(3).place("0110", "su-rd-76");
    TestPlay play = axis(advance);
    assertThat(play.why(play.march("de-62", "0109"))).isEqualTo("16.22 not-an-entry");
    assertThat(play.why(play.march("de-62", "0111"))).isEqualTo("16.22 not-an-entry");
    assertThat(play.offered())
        .contains(play.march("de-62", "0108"))
        .doesNotContain(play.march("de-62", "0111"));
    // An Axis zone that Soviet zones only dispute is the Axis's side of the front.
    play = axis(advance.place("0208", "de-79"));
    assertThat(play.why(play.march("de-62", "0110"))).isEqualTo("16.22 not-an-entry");
    play.give(play.march("de-62", "0109"));
    // East of 0116 the front of the moment may lie just as well.
    play = axis(BOARD.position().turn(3).place("0119", "su-rd-76"));
    play.give(play.march("de-62", "0117"));
  }

  @Test
  @Rule("16.22")
  void whereSovietAndAxisHexesAreMixedNorthernUnitsEnterWestOf0116() {
    TestPosition mixed = BOARD.position().turn(3).place("0104", "su-rd-76").place("0112", "de-79");
    TestPlay play = axis(mixed);
    assertThat(play.why(play.march("de-62", "0116"))).isEqualTo("16.22 not-an-entry");
    play.give(play.march("de-62", "0115"));
  }

  @Test
  @Rule({"16.1", "16.22"})
  void onTheMapTheEastEntryIsSovietGroundAndTheNorthEntryEndsAtTheFront() {
    Position position = RealPlay.standard().position();
    KharkovEntrances entry = new KharkovEntrances(RealPlay.GAME.theatre());
    assertThat(entry.choices(position, RealPlay.unit("su-tb-13")).size()).isPositive();
    entry
        .choices(position, RealPlay.unit("su-tb-13"))
        .each(hex -> assertThat(RealTheatre.THEATRE.ground().onBank(Side.SOVIET, hex)).isTrue());
    assertThat(entry.choices(position, RealPlay.unit("de-62")).stream())
        .contains(RealPlay.hex("0115"), RealPlay.hex("0116"), RealPlay.hex("0130"))
        .doesNotContain(RealPlay.hex("0114"), RealPlay.hex("0101"));
    assertThat(entry.choices(position, RealPlay.unit("de-79")).isEmpty()).isTrue();
  }

  @Test
  @Rule({"16.0", "6.11"})
  void anArrivalPaysForItsEntryHexAndGoesOnWithTheRest() {
    TestPlay play = axis(BOARD.position().turn(5));
    String[] eight = {"0501", "0401", "0402", "0403", "0404", "0405", "0406", "0407"};
    assertThat(
            play.why(
                play.march(
                    "de-75", "0501", "0401", "0402", "0403", "0404", "0405", "0406", "0407",
                    "0408")))
        .isEqualTo("6.11 too-far");
    assertThat(play.give(play.march("de-75", eight)).price()).isEqualTo(16);
    assertThat(play.give(play.march("de-22-pz-203", "0504")).price()).isEqualTo(4);
    assertThat(play.give(play.march("de-22-mr-129", "0510")).price()).isEqualTo(1);
    assertThat(play.give(play.march("de-22-mr-140", "0503")).price()).isEqualTo(2);
    assertThat(play.why(play.march("de-75", "0408"))).isEqualTo("6.12 has-moved");
  }

  @Test
  @Rule({"16.0", "6.22"})
  void nobodyEntersOntoAnEnemyAndThoseEnteringAZoneStopThere() {
    TestPlay play = axis(BOARD.position().turn(5).place("0505", "su-rd-76"));
    assertThat(play.why(play.march("de-75", "0505"))).isEqualTo("6.22 enemy-there");
    assertThat(play.why(play.march("de-75", "0504", "0503"))).isEqualTo("6.23 stops-in-zone");
    play.give(play.march("de-75", "0504"));
  }

  @Test
  @Rule({"16.0", "8.1"})
  void arrivalsKeepTheStackingLimit() {
    TestPlay play = axis(BOARD.position().turn(5));
    assertThat(play.why(play.march("de-75 de-76 de-94 de-376", "0501"))).isEqualTo("8.1 too-many");
    assertThat(play.why(play.march("de-75 de-62", "0501"))).isEqualTo("6.0 not-together");
    play.give(play.march("de-75 de-76 de-94", "0501"));
  }

  @Test
  @Rule({"16.0", "6.41"})
  void anArrivalMayUseTheRailwayFromItsEntryHex() {
    TestPlay play = axis(BOARD.position().turn(5));
    assertThat(play.why(play.rail("de-75", "0503", "0504"))).isEqualTo("6.41 no-rail");
    assertThat(play.why(play.rail("de-75", "0508", "0408"))).isEqualTo("6.41 no-rail");
    play.give(play.rail("de-75", "0508", "0507", "0506", "0505"));
    assertThat(play.place("de-75")).isEqualTo("0505");
    assertThat(play.get("de-75", Marks.GRACE)).isEqualTo(5);
  }

  @Test
  @Rule("16.0")
  void anArrivalIsSuppliedForTheTurnWhereverItGoesAndMayOverrun() {
    KharkovSupply supply = new KharkovSupply(BOARD.theatre());
    TestPosition position =
        BOARD.position().turn(5).place("0309", "su-rd-76").known("su-rd-76", 1, 2).dice(1);
    TestPlay play = axis(position);
    String panzers = "de-22-pz-203 de-22-mr-129 de-22-mr-140";
    assertThat(play.why(play.overrun(panzers, "0309"))).isEqualTo("16.0 no-path");
    assertThat(play.why(play.overrun(panzers, "0309", "0408"))).isEqualTo("16.21 not-an-entry");
    play.give(play.overrun(panzers, "0309", "0509", "0408"));
    assertThat(play.place("de-22-pz-203")).isEqualTo("0309");
    assertThat(supply.supplied(play.position(), BOARD.unit("de-22-pz-203"))).isTrue();
    play.give(play.halt());
    while (play.position().turn() == 5) {
      play.give(play.end());
    }
    assertThat(supply.supplied(play.position(), BOARD.unit("de-22-pz-203"))).isFalse();
  }

  @Test
  @Rule("16.0")
  void arrivalsEnterInTheInitialPhaseOnlyAndMoveAgainInTheMechanisedOne() {
    TestPlay play = axis(BOARD.position().turn(5));
    play.give(play.march("de-22-pz-203", "0510")).until("move-mechanised");
    assertThat(play.why(play.march("de-22-mr-129", "0510"))).isEqualTo("16.0 arrives-initially");
    assertThat(play.why(play.march("de-62", "0101"))).isEqualTo("16.0 arrives-initially");
    assertThat(play.offered()).doesNotContain(play.march("de-22-mr-129", "0510"));
    play.give(play.march("de-22-pz-203", "0409"));
  }

  @Test
  @Rule({"16.0", "7.17"})
  void aSovietArrivalStillNeedsAHeadquartersToOverrun() {
    TestPosition position =
        BOARD.position().turn(3).place("0118", "de-79").place("0119", "su-hq-6").active("su-hq-6");
    TestPlay play = TestPlay.soviet(BOARD, position);
    assertThat(play.why(play.ledBy("su-hq-6", "su-tb-13", "0118", "0120", "0219")))
        .isIn("7.0 not-adjacent", "7.17 overrun-out-of-radius");
    assertThat(play.why(play.ledBy("su-hq-6", "su-tb-13", "0118", "0220", "0219", "0218")))
        .isEqualTo("7.17 overrun-out-of-radius");
  }

  @Test
  @Rule("16.0")
  void eliminatedUnitsDoNotArrive() {
    TestPlay play = axis(BOARD.position().turn(6).box(Box.ELIMINATED, "de-62"));
    assertThat(play.why(play.march("de-62", "0101"))).isEqualTo("16.0 not-on-map");
  }
}
