package stavka.engine.move;

import java.util.Arrays;
import stavka.engine.hex.HexGrid;
import stavka.engine.value.Ints;

/**
 * The search behind a {@link MoveField}: a bucket for each cost, as a chain of entries; an improved
 * hex leaves a stale one behind.
 */
final class MoveSearch {
  static final short UNREACHED = Short.MAX_VALUE;

  /** Stands for a direction where a way begins. */
  static final byte BEGUN = -1;

  /** Room to begin with, enough for most reaches. */
  private static final int ROOM = 512;

  private final StepTable steps;
  private final byte[] gates;
  private final ZoneEffect zone;
  private final int origin;
  private final int allowance;
  private final short[] costs;
  private final byte[] arrivals;

  /** The newest entry of each bucket. */
  private final int[] heads;

  /** A hex and the entry before it in its bucket, in turn. */
  private int[] chain;

  private int end;

  MoveSearch(StepTable steps, byte[] gates, ZoneEffect zone, int origin, int allowance) {
    this.steps = steps;
    this.gates = gates;
    this.zone = zone;
    this.origin = origin;
    this.allowance = allowance;
    costs = new short[steps.grid.size()];
    Arrays.fill(costs, UNREACHED);
    arrivals = new byte[steps.grid.size()];
    heads = new int[allowance + 1];
    Arrays.fill(heads, -1);
    chain = new int[2 * ROOM];
  }

  void enter(Ints entries, int[] prices) {
    chain = withRoom(chain, 2 * entries.size());
    for (int i = 0; i < entries.size(); i++) {
      if (gates[entries.get(i)] != Gate.CLOSED && prices[i] <= allowance) {
        begin(entries.get(i), prices[i]);
      }
    }
  }

  void begin(int hex, int cost) {
    if (cost < costs[hex]) {
      arrivals[hex] = BEGUN;
      costs[hex] = (short) cost;
      chain[end] = hex;
      chain[end + 1] = heads[cost];
      heads[cost] = end;
      end += 2;
    }
  }

  MoveField run(StepGuard guard, boolean entering) {
    // Fields are read into locals once: the loop below is the hottest of all.
    final int[] neighbours = steps.grid.neighbourTable();
    final byte[] prices = steps.prices;
    final byte[] least = steps.least;
    final byte[] gates = this.gates;
    final short[] costs = this.costs;
    final byte[] arrivals = this.arrivals;
    final int[] heads = this.heads;
    final int limit = allowance;
    final int toEnter = zone.toEnter();
    int[] chain = this.chain;
    int end = this.end;
    int[] reached = new int[ROOM];
    int count = 0;
    for (int cost = 0; cost <= limit; cost++) {
      for (int entry = heads[cost]; entry >= 0; entry = chain[entry + 1]) {
        int hex = chain[entry];
        if (costs[hex] != cost) {
          continue;
        }
        if (count == reached.length) {
          reached = Arrays.copyOf(reached, count * 2);
        }
        reached[count++] = hex;
        boolean inZone = gates[hex] == Gate.ZONE;
        if (hex != origin && (gates[hex] == Gate.STOP || (inZone && zone.stops()))) {
          continue;
        }
        int leaving = inZone ? cost + zone.toLeave() : cost;
        if (leaving + least[hex] > limit) {
          continue;
        }
        // Which gates may not be entered from here beside the closed ones.
        int shut = inZone && !zone.onward() ? Gate.ZONE : Gate.CLOSED;
        int base = hex * HexGrid.DIRECTIONS;
        chain = withRoom(chain, end + 2 * HexGrid.DIRECTIONS);
        for (int side = base; side < base + HexGrid.DIRECTIONS; side++) {
          int price = prices[side];
          int total = leaving + (price & StepTable.MOST);
          if (price == StepTable.FORBIDDEN || total > limit) {
            continue;
          }
          int to = neighbours[side];
          if (total >= costs[to]) {
            continue;
          }
          int gate = gates[to];
          if (gate != Gate.OPEN) {
            if (gate == Gate.CLOSED || gate == shut) {
              continue;
            }
            if (gate == Gate.ZONE) {
              total += toEnter;
              if (total > limit || total >= costs[to]) {
                continue;
              }
            }
          }
          if (price >= StepTable.GUARDED && !guard.allows(hex, side - base, to)) {
            continue;
          }
          costs[to] = (short) total;
          arrivals[to] = (byte) (side - base);
          chain[end] = to;
          chain[end + 1] = heads[total];
          heads[total] = end;
          end += 2;
        }
      }
    }
    return new MoveField(steps.grid, origin, costs, arrivals, reached, count, entering, null);
  }

  private static int[] withRoom(int[] chain, int needed) {
    return needed > chain.length ? Arrays.copyOf(chain, 2 * needed) : chain;
  }
}
