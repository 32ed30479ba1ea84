package stavka.guderian.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.open;
import static stavka.guderian.Field.rail;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Order;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.formats.BadFile;
import stavka.formats.Change;
import stavka.formats.GameFiles;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.interdiction.Interdict;
import stavka.guderian.supply.GuderianSupply;

/** A figure that is another in the file is another in the rules. */
class ChangedFiguresTest {
  private static final int HEX = open(h -> true);

  private static Guderian charts(String path, Object value) {
    return game("charts", path, value);
  }

  private static Guderian game(String file, String path, Object value) {
    GameFiles files =
        GameFiles.beside(Guderian.class).with(List.of(new Change(file, path, value.toString())));
    Guderian game = new Guderian(files);
    files.requireUsed();
    return game;
  }

  private static List<String> objections(Guderian game, Field field, Order order) {
    return game.legal(field.position()).objections(order).stream().map(Objection::code).toList();
  }

  @ParameterizedTest
  @Rule("6.31")
  @CsvSource({"units, 2, rail-full", "units, 3,", "points, 0, rail-too-far", "points, 1,"})
  void soManyGoByRail(String figure, int value, String objection) {
    String units = "su-rd-46 su-rd-152 su-rd-129";
    int from = hex("2216");
    int direction = 0;
    while (!Field.THEATRE.map().linked("rail", from, direction)) {
      direction++;
    }
    Field field = at(8, Field.SOVIET_MOVEMENT).place(from, units);
    assertThat(
            objections(
                charts("rail." + figure, value), field, rail(units, Field.next(from, direction))))
        .isEqualTo(objection == null ? List.of() : List.of(objection));
  }

  @ParameterizedTest
  @Rule("13.1")
  @CsvSource({"1", "3", "5"})
  void theGermanLaysSoManyMarkers(int markers) {
    Guderian game = charts("interdiction.german.markers", markers);
    Position position = at(8, Field.AXIS_INTERDICTION, 1).position();
    int laid = 0;
    while (position.turn() == 8) {
      Order order = new Interdict(HEX + laid++);
      position = ((Ruling.Accepted) game.submit(position, order)).position();
    }
    assertThat(Interdictions.german(position).size()).isEqualTo(laid).isEqualTo(markers);
  }

  @Test
  @Rule("13.2")
  void markersGoAsFarEastAsTheFileSays() {
    Field field = at(8, Field.AXIS_INTERDICTION);
    Guderian game = charts("interdiction.german.last_column", 30);
    assertThat(objections(game, field, new Interdict(hex("3110")))).containsExactly("too-far-east");
    assertThat(objections(game, field, new Interdict(hex("3010")))).isEmpty();
  }

  @Test
  @Rule("11.11")
  void theRoadSuppliesAsFarAsTheFileSays() {
    int beyond = hex("4010");
    assertThat(supplied(Field.GAME, beyond)).isTrue();
    assertThat(supplied(charts("supply.road_hexes", 0), beyond)).isFalse();
    assertThat(supplied(charts("supply.road_end", "0105"), beyond)).isFalse();
  }

  private static boolean supplied(Guderian game, int hex) {
    Position position = at(8, Field.AXIS_COMBAT).position();
    return new GuderianSupply(game.theatre()).german(position).supplies(Gait.FOOT, hex);
  }

  @Test
  @Rule({"11.13", "9.32", "7.1", "6.4"})
  void terrainStackingAndTheWestAreAsTheFileSays() {
    GuderianTheatre open = charts("terrain.hexes[id=swamp].supply", "through").theatre();
    GuderianTheatre wild = charts("terrain.hexsides[id=river].defence", 3).theatre();
    GuderianTheatre full = charts("stacking.units", 2).theatre();
    GuderianTheatre west = charts("western_columns.columns", 5).theatre();
    for (int hex = 0; hex < open.ground().grid().size(); hex++) {
      assertThat(open.ground().endsLines(hex)).isFalse();
    }
    assertThat(wild.charts().terrain().riverDefence()).isEqualTo(3);
    Field two = at(8, Field.AXIS_MOVEMENT).place(HEX, "de-5 de-6");
    assertThat(Field.THEATRE.stacking().room(two.position(), Field.unit("de-7"), HEX)).isTrue();
    assertThat(full.stacking().room(two.position(), Field.unit("de-7"), HEX)).isFalse();
    Position early = at(6, Field.SOVIET_MOVEMENT).position();
    assertThat(west.barred(early, Side.SOVIET, hex("0510"))).isTrue();
    assertThat(west.barred(early, Side.SOVIET, hex("0610"))).isFalse();
  }

  @Test
  @Rule({"5.21", "14.1", "15.12"})
  void scheduleAndOptionsAreAsTheFilesSay() {
    Guderian bold = game("order-of-battle", "setup.die.moves_up_to", 6);
    assertThat(bold.theatre().pieces().schedule().movesUpTo()).isEqualTo(6);
    Guderian alone = game("order-of-battle", "provisional.last_turn", 7);
    Field turnEnds = at(7, Field.AXIS_INTERDICTION);
    Ruling ruling = alone.submit(turnEnds.position(), Field.end());
    assertThat(((Ruling.Accepted) ruling).position().ledger(Ledger.PROVISIONAL_HEX)).isZero();
    Guderian cheap = charts("options.points-per-division.campaign", 2);
    assertThat(cheap.setUp(cheap.scenario("campaign"), 1).ledger(Ledger.POINTS_PER_DIVISION))
        .isEqualTo(2);
    assertThat(cheap.advice().stake(Field.unit("de-5"))).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "stacking.units, 0, should lie between 1 and 9",
    "options.rail-cuts.markers, 13, should lie between 1 and 12",
    "supply.road_end, 9901, the map has no hex 9901",
    "options.evacuation.entry, area-q, the map has no entrance area-q"
  })
  void figuresThatMakeNoGameAreRefused(String path, String value, String complaint) {
    assertThatThrownBy(() -> charts(path, value))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("charts.yaml:")
        .hasMessageContaining(complaint);
  }

  /** The map has a region for the column of the book. */
  @Test
  @Rule("13.2")
  void theEastOfTheBookIsTheEastOfTheMap() {
    HexGrid grid = Field.GROUND.grid();
    int last = Field.THEATRE.limits().interdiction().lastColumn();
    for (int hex = 0; hex < grid.size(); hex++) {
      assertThat(Field.THEATRE.map().region("east-of-40").has(hex))
          .isEqualTo(grid.column(hex) >= last);
    }
  }
}
