package stavka.engine.trace;

import stavka.engine.hex.HexGrid;
import stavka.engine.value.Ints;

/** Hexes that lines lead to, such as an edge of the map, and how far off every hex is. */
public final class Destination {
  private final HexGrid grid;
  private final Ints hexes;
  private final TraceField distances;

  public Destination(HexGrid grid, Ints hexes) {
    this.grid = grid;
    this.hexes = hexes;
    this.distances = TraceField.spread(grid, hexes, new byte[grid.size()], null, Trace.ANY_LENGTH);
  }

  HexGrid grid() {
    return grid;
  }

  Ints hexes() {
    return hexes;
  }

  boolean has(int hex) {
    return distances.length(hex) == 0;
  }

  /** Hexes between a hex and the nearest of these, whatever lies between. */
  int distance(int hex) {
    return distances.length(hex);
  }
}
