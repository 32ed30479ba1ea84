package stavka.kharkov.supply;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.Ledger;
import stavka.operational.model.Marks;

class AxisSupplyTest {
  private static TestBoard.Drawing plain(int rows, int columns) {
    return TestBoard.draw((". ".repeat(columns) + "\n").repeat(rows));
  }

  /** A road along a row from the first column named to the last. */
  private static String[] row(int row, int from, int to) {
    return IntStream.rangeClosed(from, to)
        .mapToObj("%02d%%02d".formatted(row)::formatted)
        .toArray(String[]::new);
  }

  /** The Donets between columns 04 and 05, all along the board. */
  private static TestBoard.Drawing withDonets(TestBoard.Drawing drawing) {
    HexGrid grid = drawing.grid();
    List<String> pairs = new ArrayList<>();
    for (int row = 0; row < grid.rows(); row++) {
      int west = grid.at(3, row);
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int to = grid.neighbour(west, direction);
        if (to != HexGrid.NONE && grid.column(to) == 4) {
          pairs.add("%02d04-%02d05".formatted(row + 1, grid.row(to) + 1));
        }
      }
    }
    return drawing.donets(pairs.toArray(String[]::new));
  }

  private static boolean supplied(TestBoard board, String hex) {
    return supplied(board, board.position(), hex);
  }

  /** Whether a division placed on a hex is supplied there. */
  private static boolean supplied(TestBoard board, TestPosition position, String hex) {
    return new KharkovSupply(board.theatre())
        .supplied(position.place(hex, "de-297").build(), board.unit("de-297"));
  }

  private static final TestBoard CITY =
      TestBoard.draw(
              """
              . . . . . . . . . . . . . . . . . . . .
               c . . . . . . . . . . . . . . . . . . .
              . . . . . . . . . . . . . . . . . . . .
              """)
          .board();

  @Test
  @Rule({"11.3", "11.31"})
  void aCitySuppliesGermanUnitsUpToFifteenHexesAway() {
    assertThat(supplied(CITY, "0201")).isTrue();
    assertThat(supplied(CITY, "0216")).isTrue();
    assertThat(supplied(CITY, "0217")).isFalse();
  }

  @Test
  @Rule("11.31")
  void aCityHexThatASovietUnitEverOccupiedSuppliesNoMore() {
    assertThat(supplied(CITY, CITY.position().ledger(Ledger.CITIES_ENTERED, 1), "0205")).isFalse();
    assertThat(supplied(CITY, CITY.position().ledger(Ledger.GARRISONS_GONE, 1), "0205")).isTrue();
  }

  @Test
  @Rule("11.31")
  void eachCityHexIsASourceByItself() {
    TestBoard two = TestBoard.draw("c " + ". ".repeat(40) + "c").board();
    assertThat(supplied(two, two.position().ledger(Ledger.CITIES_ENTERED, 1), "0105")).isFalse();
    assertThat(supplied(two, two.position().ledger(Ledger.CITIES_ENTERED, 1), "0138")).isTrue();
    assertThat(supplied(two, two.position().ledger(Ledger.CITIES_ENTERED, 2), "0105")).isTrue();
    assertThat(supplied(two, two.position().ledger(Ledger.CITIES_ENTERED, 2), "0138")).isFalse();
  }

  @Test
  @Rule({"11.31", "11.1", "15.31"})
  void aGarrisonKeepsItsCityOpenInAnEnemyZone() {
    TestPosition position = CITY.position().place("0101", "su-rd-76");
    assertThat(supplied(CITY, position, "0301")).isTrue();
    assertThat(supplied(CITY, position.ledger(Ledger.GARRISONS_GONE, 1), "0301")).isFalse();
  }

  @Test
  @Rule({"11.1", "8.25"})
  void aSupplyLineDoesNotPassEnemiesNorTheirZonesUnlessAFriendlyUnitIsThere() {
    // The zones of 0106 and 0306 cover all of column 05 and 06 but the enemies' own hexes.
    TestPosition position = CITY.position().place("0106", "su-rd-76").place("0306", "su-rd-227");
    assertThat(supplied(CITY, position, "0210")).isFalse();
    assertThat(supplied(CITY, position.place("0205", "de-79"), "0210")).isFalse();
    assertThat(supplied(CITY, position.place("0206", "ro-hq-6"), "0210")).isTrue();
    TestPosition held =
        CITY.position().place("0105", "su-hq-6").place("0205", "su-hq-57").place("0305", "su-hq-9");
    assertThat(supplied(CITY, held, "0210")).isFalse();
  }

  private static final TestBoard ROAD = plain(5, 20).road(row(3, 1, 6)).board();

  @Test
  @Rule({"11.3", "11.32", "11.33"})
  void aRoadToTheWestEdgeSuppliesGermanUnitsUpToFiveHexesAway() {
    assertThat(supplied(ROAD, "0306")).isTrue();
    assertThat(supplied(ROAD, "0311")).isTrue();
    assertThat(supplied(ROAD, "0312")).isFalse();
  }

  @Test
  @Rule("11.33")
  void aRoadThatDoesNotReachTheWestEdgeUnbrokenSuppliesNobody() {
    TestBoard inland = plain(5, 20).road(row(3, 2, 6)).board();
    assertThat(supplied(inland, "0304")).isFalse();
    TestBoard gap = plain(5, 20).road(row(3, 1, 3)).road(row(3, 4, 9)).board();
    assertThat(supplied(gap, "0308")).isTrue();
    assertThat(supplied(gap, "0309")).isFalse();
  }

  @Test
  @Rule("11.33")
  void aSovietZoneCutsTheRoadUnlessAnAxisUnitHoldsTheHex() {
    // The zone of 0203 covers 0303 and 0304.
    TestPosition position = ROAD.position().place("0203", "su-rd-76");
    assertThat(supplied(ROAD, position, "0311")).isFalse();
    assertThat(supplied(ROAD, position.place("0303", "de-79"), "0311")).isFalse();
    assertThat(supplied(ROAD, position.place("0304", "ro-2"), "0311")).isTrue();
    assertThat(supplied(ROAD, ROAD.position().place("0303", "su-hq-6"), "0311")).isFalse();
  }

  @Test
  @Rule("11.33")
  void aRoadToHex3932AlsoSupplies() {
    TestBoard board = plain(40, 34).road("3932", "3931", "3930").board();
    assertThat(supplied(board, "3925")).isTrue();
    assertThat(supplied(board, "3924")).isFalse();
    TestBoard elsewhere = plain(40, 34).road("3832", "3831", "3830").board();
    assertThat(supplied(elsewhere, "3830")).isFalse();
  }

  @Test
  @Rule({"11.34", "11.32"})
  void aSupplyLineGoesOneHexBeyondTheDonets() {
    TestBoard board = withDonets(plain(30, 14)).road(row(28, 1, 4)).board();
    assertThat(supplied(board, "2804")).isTrue();
    assertThat(supplied(board, "2805")).isTrue();
    assertThat(supplied(board, "2806")).isFalse();
    assertThat(supplied(plain(30, 14).road(row(28, 1, 4)).board(), "2806")).isTrue();
  }

  @Test
  @Rule({"11.35", "11.32"})
  void inRowFourteenAndNorthOfItOnlyTheLengthBindsTheLine() {
    for (int row : new int[] {3, 14}) {
      TestBoard board = withDonets(plain(30, 14)).road(row(row, 1, 4)).board();
      assertThat(supplied(board, "%02d09".formatted(row))).isTrue();
      assertThat(supplied(board, "%02d10".formatted(row))).isFalse();
    }
  }

  /** A Romanian headquarters and a division by the Donets: whether it has a line, and supply. */
  private static String beyond(TestBoard board, String hq, String division) {
    KharkovSupply supply = new KharkovSupply(board.theatre());
    var position =
        board.position().place(hq, "ro-hq-6").active("ro-hq-6").place(division, "ro-2").build();
    int unit = board.unit("ro-2");
    return (supply.commanded(position, unit) ? "attacks" : "waits")
        + (supply.supplied(position, unit) ? " supplied" : " unsupplied");
  }

  @Test
  @Rule({"10.21", "10.22", "10.23", "11.34"})
  void theDonetsBarsNoLineOfCommunicationButSupplyBeyondItsEastBank() {
    TestBoard board = withDonets(plain(30, 14)).road(row(28, 1, 4)).board();
    assertThat(beyond(board, "2804", "2805")).isEqualTo("attacks supplied");
    assertThat(beyond(board, "2804", "2806")).isEqualTo("attacks unsupplied");
    assertThat(beyond(board, "2804", "2809")).isEqualTo("waits unsupplied");
    assertThat(beyond(board, "2805", "2806")).isEqualTo("attacks unsupplied");
    assertThat(beyond(board, "2805", "2802")).isEqualTo("attacks supplied");
    TestBoard bridge = withDonets(plain(30, 14)).road(row(28, 1, 5)).board();
    assertThat(beyond(bridge, "2804", "2807")).isEqualTo("attacks supplied");
    assertThat(beyond(bridge, "2806", "2808")).isEqualTo("attacks supplied");
  }

  @Test
  @Rule("11.35")
  void aLineFromRowFifteenMayCrossInRowFourteen() {
    TestBoard board = withDonets(plain(30, 14)).road(row(15, 1, 4)).board();
    assertThat(supplied(board, "1507")).isTrue();
    TestBoard further = withDonets(plain(30, 14)).road(row(20, 1, 4)).board();
    assertThat(supplied(further, "2006")).isFalse();
  }

  @Test
  @Rule({"11.36", "11.32"})
  void aLineThatCrossesByARoadIsBoundOnlyByItsLength() {
    TestBoard road = withDonets(plain(30, 14)).road(row(28, 1, 5)).board();
    assertThat(supplied(road, "2810")).isTrue();
    assertThat(supplied(road, "2811")).isFalse();
  }

  @Test
  @Rule({"11.36", "11.31"})
  void aLineFromACityUsesABridgeThatIsNoSourceItself() {
    String text =
        (". ".repeat(14) + "\n").repeat(27)
            + "c "
            + ". ".repeat(13)
            + "\n"
            + (". ".repeat(14) + "\n").repeat(2);
    TestBoard none = withDonets(TestBoard.draw(text)).board();
    TestBoard bridge = withDonets(TestBoard.draw(text)).road("2804", "2805").board();
    assertThat(supplied(none, "2805")).isTrue();
    assertThat(supplied(none, "2808")).isFalse();
    assertThat(supplied(bridge, "2808")).isTrue();
  }

  /** A Romanian headquarters, radius 4, at a place beside a road, and a division at another. */
  private static TestPosition romanians(String hq, String division) {
    return ROAD.position().place(hq, "ro-hq-6").active("ro-hq-6").place(division, "ro-2");
  }

  private static boolean romanianSupplied(TestPosition position) {
    return new KharkovSupply(ROAD.theatre()).supplied(position.build(), ROAD.unit("ro-2"));
  }

  private static boolean romanianCommanded(TestPosition position) {
    return new KharkovSupply(ROAD.theatre()).commanded(position.build(), ROAD.unit("ro-2"));
  }

  @Test
  @Rule({"11.2", "11.22", "11.24", "10.22", "10.23"})
  void romaniansAreSuppliedThroughTheirHeadquartersWhichHasGermanSourcesAndLengths() {
    assertThat(romanianSupplied(romanians("0311", "0315"))).isTrue();
    assertThat(romanianSupplied(romanians("0311", "0316"))).isFalse();
    assertThat(romanianSupplied(romanians("0312", "0315"))).isFalse();
    assertThat(romanianSupplied(romanians("0312", "0304"))).isFalse();
  }

  @Test
  @Rule({"10.21", "10.25"})
  void romaniansOfAHeadquartersWithoutSupplyMayAttack() {
    assertThat(romanianCommanded(romanians("0312", "0315"))).isTrue();
    assertThat(romanianCommanded(romanians("0312", "0317"))).isFalse();
    assertThat(romanianCommanded(romanians("0312", "0315").set(KharkovMarks.ACTIVE, 0, "ro-hq-6")))
        .isFalse();
    assertThat(romanianSupplied(romanians("0311", "0315").set(KharkovMarks.ACTIVE, 0, "ro-hq-6")))
        .isFalse();
  }

  @Test
  @Rule({"11.22", "6.57"})
  void aRomanianHeadquartersWithGraceSuppliesItsUnits() {
    assertThat(romanianSupplied(romanians("0312", "0315").set(Marks.GRACE, 5, "ro-hq-6"))).isTrue();
    assertThat(romanianSupplied(romanians("0312", "0315").set(Marks.GRACE, 4, "ro-hq-6")))
        .isFalse();
  }

  @Test
  @Rule("10.27")
  void theRomanianHeadquartersDoesNotSupplyGermanUnits() {
    assertThat(supplied(ROAD, romanians("0311", "0315"), "0315")).isFalse();
  }

  @Test
  @Rule("10.21")
  void germanUnitsNeedNoHeadquartersToAttack() {
    TestPosition position = ROAD.position().place("0318", "de-79");
    assertThat(new KharkovSupply(ROAD.theatre()).commanded(position.build(), ROAD.unit("de-79")))
        .isTrue();
  }

  @Test
  @Rule({"11.37", "13.2"})
  void aUnitSuppliedByAirIsSuppliedForTheTurnWhateverItsLine() {
    assertThat(supplied(ROAD, ROAD.position().turn(6).set(Marks.GRACE, 6, "de-297"), "0318"))
        .isTrue();
    assertThat(supplied(ROAD, ROAD.position().turn(7).set(Marks.GRACE, 6, "de-297"), "0318"))
        .isFalse();
  }
}
