package stavka.formats.map;

import java.util.List;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexNumbering;
import stavka.engine.hex.Orientation;

/**
 * Hexsides as files write them: the number of a hex and a compass point, such as {@code 0819-ne}.
 */
public final class HexsideName {
  private static final List<String> FLAT = List.of("n", "ne", "se", "s", "sw", "nw");
  private static final List<String> POINTY = List.of("ne", "e", "se", "sw", "w", "nw");

  private HexsideName() {}

  /** The compass points of an orientation, by direction from 0 to 5. */
  public static List<String> compass(Orientation orientation) {
    return orientation == Orientation.FLAT ? FLAT : POINTY;
  }

  /** The name of a side written as {@code hex * 6 + direction}. */
  public static String of(HexGrid grid, HexNumbering numbering, int side) {
    return numbering.name(side / HexGrid.DIRECTIONS)
        + "-"
        + compass(grid.orientation()).get(side % HexGrid.DIRECTIONS);
  }

  /**
   * The side of that name as {@code hex * 6 + direction}, or {@link HexGrid#NONE} if the grid has
   * none.
   */
  public static int parse(HexGrid grid, HexNumbering numbering, String name) {
    int dash = name.lastIndexOf('-');
    if (dash < 0) {
      return HexGrid.NONE;
    }
    int hex = numbering.hex(name.substring(0, dash));
    int direction = compass(grid.orientation()).indexOf(name.substring(dash + 1));
    return hex == HexGrid.NONE || direction < 0
        ? HexGrid.NONE
        : hex * HexGrid.DIRECTIONS + direction;
  }
}
