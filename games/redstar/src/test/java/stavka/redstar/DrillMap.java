package stavka.redstar;

import java.util.List;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexNumbering;
import stavka.engine.hex.HexSet;
import stavka.engine.hex.Orientation;
import stavka.engine.map.HexMap;
import stavka.testkit.Legend;
import stavka.testkit.TextBoard;

/**
 * The drill ground: 24 columns and 20 rows with one of everything, numbered as the real map is. A
 * railway runs along row 10 from the Axis source 1001 to the Soviet source 1024 through Moscow
 * (1020), and along row 04 from Bucharest (0402) to Baku (0422).
 */
public final class DrillMap {
  private static final int COLUMNS = 24;
  private static final int ROWS = 20;
  private static final List<String> TERRAINS =
      List.of("clear", "woods", "swamp", "mountain", "minor-city", "major-city", "fortress", "sea");
  private static final List<String> FEATURES =
      List.of("river", "major-river", "sea", "lake", "ice", "causeway");

  private final HexGrid grid = new HexGrid(Orientation.FLAT, COLUMNS, ROWS, 1);
  private final HexNumbering numbering =
      new HexNumbering(grid, HexNumbering.Digits.ROW_COLUMN, false, true, List.of());
  private final TextBoard board =
      TextBoard.blank(grid, numbering, new Legend(TERRAINS, ".wsmcfx~", FEATURES, List.of("rail")));

  public static HexMap make() {
    return new DrillMap().draw();
  }

  private HexMap draw() {
    terrain("woods", "1405 1505");
    terrain("swamp", "1407 1507");
    terrain("mountain", "1409 1509");
    terrain("minor-city", "1411 0314 0316 0304 2018 2022");
    terrain("major-city", "1413 1020 0422 1812 1802 0306 0402 1905");
    terrain("fortress", "0308");
    for (int column = 1; column <= COLUMNS; column++) {
      terrain("sea", name(1, column));
      terrain("sea", name(2, column));
    }
    // A minor river east of column 11 and a major one east of column 15, rows 05 to 09.
    for (int row = 5; row <= 9; row++) {
      river("river", 11, row);
      river("major-river", 15, row);
    }
    side("1615 1616", "lake", "ice");
    side("1617 1618", "lake");
    side("0508 0608", "sea", "causeway");
    for (int column = 1; column < COLUMNS; column++) {
      rail(name(10, column), name(10, column + 1));
    }
    for (int column = 2; column < 22; column++) {
      rail(name(4, column), name(4, column + 1));
    }
    rail("0306", "0406");
    rail("0308", "0408");
    rail("0314", "0414");
    rail("0316", "0416");
    rail("1905", "1906");
    rail("1906", "1907");
    rail("1413", "1313");
    rail("1313", "1213");
    rail("1213", "1113");
    rail("1113", "1013");
    board.region("arctic", where(14, 24, 20, 20));
    board.region("finland", where(1, 8, 19, 20));
    board.region("germany", where(1, 4, 18, 18));
    board.region("poland", where(1, 4, 6, 17));
    board.region("hungary", where(1, 4, 5, 5));
    board.region("romania", where(1, 4, 1, 4));
    board.region("soviet-union", where(5, 24, 1, 18).or(where(9, 24, 19, 20)));
    board.region("axis-sources", "1001", "0402");
    board.region("soviet-sources", "1024", "1020", "0422");
    board.region("area-centre", where(1, 24, 5, 15));
    return board.map("drill");
  }

  private static String name(int row, int column) {
    return String.format("%02d%02d", row, column);
  }

  private HexSet where(int fromColumn, int toColumn, int fromRow, int toRow) {
    return HexSet.where(
        grid,
        hex -> {
          int column = grid.column(hex) + 1;
          int row = ROWS - grid.row(hex);
          return column >= fromColumn && column <= toColumn && row >= fromRow && row <= toRow;
        });
  }

  private void terrain(String kind, String names) {
    board.terrain(kind, board.hexes(names.split(" ")));
  }

  private void side(String pair, String... features) {
    for (String feature : features) {
      board.side(feature, pair.replace(' ', '-'));
    }
  }

  /** Along the east of a hex, whichever two neighbours lie there. */
  private void river(String feature, int column, int row) {
    int hex = board.hex(name(row, column));
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int other = grid.neighbour(hex, direction);
      if (other != HexGrid.NONE && grid.column(other) == grid.column(hex) + 1) {
        board.side(feature, hex, other);
      }
    }
  }

  private void rail(String from, String to) {
    board.link("rail", from, to);
  }
}
