package stavka.engine.move;

import java.util.Arrays;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Ints;

/** The cheapest way from one hex to every hex in reach, in half movement points. */
public final class MoveField {
  private static final short UNREACHED = Short.MAX_VALUE;

  private final HexGrid grid;
  private final int origin;
  private final short[] costs;
  private final byte[] arrivals;
  private final int[] reached;
  private final int count;

  private MoveField(HexGrid grid, int origin, short[] costs, byte[] arrivals, int[] reached, int count) {
    this.grid = grid;
    this.origin = origin;
    this.costs = costs;
    this.arrivals = arrivals;
    this.reached = reached;
    this.count = count;
  }

  /**
   * Searches outwards by rising cost. The origin may always be left, whatever its gate.
   *
   * @param gates what each hex does to those who enter it, see {@link Gate}
   * @param allowance half points to spend
   */
  public static MoveField search(StepTable steps, byte[] gates, int origin, int allowance, StepGuard guard) {
    HexGrid grid = steps.grid;
    int[] neighbours = grid.neighbourTable();
    byte[] prices = steps.prices;
    short[] costs = new short[grid.size()];
    Arrays.fill(costs, UNREACHED);
    byte[] arrivals = new byte[grid.size()];
    int[] reached = new int[64];
    int count = 0;
    // A bucket for each cost, as a chain of entries; a hex improved later leaves a stale entry behind.
    int[] heads = new int[allowance + 1];
    Arrays.fill(heads, -1);
    int[] entryHex = new int[64];
    int[] entryNext = new int[64];
    int entries = 1;
    entryHex[0] = origin;
    entryNext[0] = -1;
    heads[0] = 0;
    costs[origin] = 0;
    for (int cost = 0; cost <= allowance; cost++) {
      for (int entry = heads[cost]; entry >= 0; entry = entryNext[entry]) {
        int hex = entryHex[entry];
        if (costs[hex] != cost) {
          continue;
        }
        if (count == reached.length) {
          reached = Arrays.copyOf(reached, count * 2);
        }
        reached[count++] = hex;
        if (hex != origin && gates[hex] == Gate.STOP) {
          continue;
        }
        int base = hex * HexGrid.DIRECTIONS;
        for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
          int price = prices[base + direction];
          if (price == StepTable.FORBIDDEN) {
            continue;
          }
          int to = neighbours[base + direction];
          int total = cost + (price & StepTable.MOST);
          if (total > allowance || total >= costs[to] || gates[to] == Gate.CLOSED) {
            continue;
          }
          if (price >= StepTable.GUARDED && !guard.allows(hex, direction, to)) {
            continue;
          }
          costs[to] = (short) total;
          arrivals[to] = (byte) direction;
          if (entries == entryHex.length) {
            entryHex = Arrays.copyOf(entryHex, entries * 2);
            entryNext = Arrays.copyOf(entryNext, entries * 2);
          }
          entryHex[entries] = to;
          entryNext[entries] = heads[total];
          heads[total] = entries++;
        }
      }
    }
    return new MoveField(grid, origin, costs, arrivals, reached, count);
  }

  public int origin() {
    return origin;
  }

  public boolean reaches(int hex) {
    return costs[hex] != UNREACHED;
  }

  /** The price of the cheapest way, in half points. Only for hexes in reach. */
  public int cost(int hex) {
    return costs[hex];
  }

  /** How many hexes are in reach, the origin included. */
  public int size() {
    return count;
  }

  /** The hexes in reach by rising cost; the first is the origin. */
  public int hex(int index) {
    return reached[index];
  }

  /** The hexes of the cheapest way, without the origin. */
  public Ints path(int hex) {
    int length = 0;
    for (int at = hex; at != origin; at = back(at)) {
      length++;
    }
    int[] path = new int[length];
    for (int at = hex; at != origin; at = back(at)) {
      path[--length] = at;
    }
    return Ints.of(path);
  }

  private int back(int hex) {
    return grid.neighbour(hex, HexGrid.opposite(arrivals[hex]));
  }
}
