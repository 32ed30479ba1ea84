package stavka.engine.zone;

import stavka.engine.hex.HexGrid;

/** How many units' zones of control lie on each hex, for one side. */
public final class ZoneField {
  private final int[] neighbours;

  /** By hex, one place further on: what lies off the map counts in the first, which nobody asks. */
  private final byte[] counts;

  public ZoneField(HexGrid grid) {
    this.neighbours = grid.neighbourTable();
    this.counts = new byte[grid.size() + 1];
  }

  /** Adds the zone of something on a hex: its six neighbours. */
  public void project(int hex) {
    int base = hex * HexGrid.DIRECTIONS;
    for (int i = base; i < base + HexGrid.DIRECTIONS; i++) {
      counts[neighbours[i] + 1]++;
    }
  }

  public boolean covers(int hex) {
    return counts[hex + 1] != 0;
  }
}
