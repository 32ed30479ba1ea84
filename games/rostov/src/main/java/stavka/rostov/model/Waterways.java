package stavka.rostov.model;

import stavka.engine.hex.HexGrid;
import stavka.engine.move.StepTable;
import stavka.engine.rule.Rule;

/** Where flotillas go: along major rivers and canals, from bank to bank, along coasts, over sea. */
@Rule({"11.23", "11.24", "11.25", "23.31"})
public final class Waterways {
  private Waterways() {}

  /** A point for each hex that water leads to. */
  public static StepTable steps(RostovGround ground) {
    return StepTable.of(
        ground.grid(),
        (from, direction, to) -> joined(ground, from, direction, to) ? 1 : 0,
        (from, direction, to) -> false);
  }

  /** Whether water leads from a hex to its neighbour. */
  @Rule({"11.23", "11.24", "11.25"})
  public static boolean joined(RostovGround ground, int from, int direction, int to) {
    if (ground.side(from, direction, SideFeature.MAJOR_RIVER)) {
      return true;
    }
    boolean sea = !ground.land(from) || !ground.land(to);
    if (sea) {
      return (ground.coast(from) || !ground.land(from)) && (ground.coast(to) || !ground.land(to));
    }
    // The two hexes beside both: along a bank the water, or the sea hex, is shared.
    for (int turn : new int[] {1, HexGrid.DIRECTIONS - 1}) {
      int other = ground.grid().neighbour(from, (direction + turn) % HexGrid.DIRECTIONS);
      if (other != HexGrid.NONE
          && (!ground.land(other) || (flows(ground, from, other) && flows(ground, to, other)))) {
        return true;
      }
    }
    return false;
  }

  private static boolean flows(RostovGround ground, int hex, int other) {
    int direction = ground.grid().direction(hex, other);
    return ground.side(hex, direction, SideFeature.MAJOR_RIVER)
        || ground.side(hex, direction, SideFeature.CANAL);
  }
}
