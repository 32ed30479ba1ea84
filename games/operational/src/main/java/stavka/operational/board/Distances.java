package stavka.operational.board;

import java.util.Arrays;
import stavka.engine.hex.HexGrid;

/** Straight distances from the nearest of some hexes, as far as rules ask. */
public final class Distances {
  /** As far as boards look. */
  public static final byte FAR = 9;

  private Distances() {}

  /**
   * @param there flags for each hex
   * @param mask those of them where distances begin
   * @param far stands for every distance from there on
   */
  public static byte[] of(HexGrid grid, byte[] there, int mask, byte far) {
    byte[] distances = new byte[grid.size()];
    Arrays.fill(distances, far);
    int[] queue = new int[grid.size()];
    int tail = 0;
    for (int hex = 0; hex < there.length; hex++) {
      if ((there[hex] & mask) != 0) {
        distances[hex] = 0;
        queue[tail++] = hex;
      }
    }
    int[] neighbours = grid.neighbourTable();
    for (int head = 0; head < tail; head++) {
      byte next = (byte) (distances[queue[head]] + 1);
      int base = queue[head] * HexGrid.DIRECTIONS;
      for (int i = base; next < far && i < base + HexGrid.DIRECTIONS; i++) {
        int to = neighbours[i];
        if (to >= 0 && distances[to] == far) {
          distances[to] = next;
          queue[tail++] = to;
        }
      }
    }
    return distances;
  }
}
