package stavka.engine.zone;

import stavka.engine.hex.HexGrid;

/** How many units' zones of control lie on each hex, for one side. */
public final class ZoneField {
  private final HexGrid grid;
  private final byte[] counts;

  public ZoneField(HexGrid grid) {
    this.grid = grid;
    this.counts = new byte[grid.size()];
  }

  /** Adds the zone of something on a hex: its six neighbours. */
  public void project(int hex) {
    int[] neighbours = grid.neighbourTable();
    int base = hex * HexGrid.DIRECTIONS;
    for (int i = base; i < base + HexGrid.DIRECTIONS; i++) {
      if (neighbours[i] >= 0) {
        counts[neighbours[i]]++;
      }
    }
  }

  /** Adds the zone of something whose zone does not cross some of the sides, given a bit each. */
  public void project(int hex, int blockedSides) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int neighbour = grid.neighbour(hex, direction);
      if (neighbour >= 0 && (blockedSides & (1 << direction)) == 0) {
        counts[neighbour]++;
      }
    }
  }

  public boolean covers(int hex) {
    return counts[hex] != 0;
  }
}
