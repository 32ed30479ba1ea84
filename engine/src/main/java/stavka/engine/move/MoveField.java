package stavka.engine.move;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.value.Ints;

/** The cheapest way from one hex to every hex in reach, in half movement points. */
public final class MoveField {
  private static final short UNREACHED = Short.MAX_VALUE;

  /** Room to begin with, enough for most reaches. */
  private static final int ROOM = 512;

  /** Stands for a direction where a way begins. */
  private static final byte BEGUN = -1;

  private final HexGrid grid;
  private final int origin;
  private final short[] costs;
  private final byte[] arrivals;
  private final int[] reached;
  private final int count;

  /** Whether a way begins with the first hex it enters, and not with the origin. */
  private final boolean entering;

  /** Where the ways are, if they depend on how each hex was entered. */
  private final @Nullable WayField ways;

  private MoveField(
      HexGrid grid,
      int origin,
      short[] costs,
      byte[] arrivals,
      int[] reached,
      int count,
      boolean entering,
      @Nullable WayField ways) {
    this.grid = grid;
    this.origin = origin;
    this.costs = costs;
    this.arrivals = arrivals;
    this.reached = reached;
    this.count = count;
    this.entering = entering;
    this.ways = ways;
  }

  static MoveField of(WayField ways) {
    short[] costs = new short[ways.grid().size()];
    Arrays.fill(costs, UNREACHED);
    int[] reached = new int[ways.size()];
    for (int i = 0; i < reached.length; i++) {
      reached[i] = ways.hex(i);
      costs[reached[i]] = (short) ways.cost(reached[i]);
    }
    int origin = ways.origin();
    boolean entering = origin == HexGrid.NONE;
    return new MoveField(
        ways.grid(), origin, costs, new byte[0], reached, reached.length, entering, ways);
  }

  /**
   * Searches outwards by rising cost. The origin may always be left, whatever its gate.
   *
   * @param gates what each hex does to those who enter it, see {@link Gate}
   * @param allowance half points to spend
   */
  public static MoveField search(
      StepTable steps, byte[] gates, int origin, int allowance, StepGuard guard) {
    return search(steps, gates, ZoneEffect.NONE, origin, allowance, guard);
  }

  /**
   * The same over gates some of which are {@link Gate#ZONE}.
   *
   * @param zone what they do to the unit
   */
  public static MoveField search(
      StepTable steps, byte[] gates, ZoneEffect zone, int origin, int allowance, StepGuard guard) {
    Search search = new Search(steps, gates, zone, origin, allowance);
    search.begin(origin, 0);
    return search.run(guard, false);
  }

  /**
   * Searches inwards from off the map: each entry is itself entered, at a price, and is part of the
   * paths.
   *
   * @param prices what each entry costs, in half points
   */
  public static MoveField enter(
      StepTable steps,
      byte[] gates,
      ZoneEffect zone,
      Ints entries,
      int[] prices,
      int allowance,
      StepGuard guard) {
    Search search = new Search(steps, gates, zone, HexGrid.NONE, allowance);
    search.enter(entries, prices);
    return search.run(guard, true);
  }

  /**
   * Searches outwards from a hex that can only be left for some of its neighbours. Ways may pass it
   * again; it is no goal.
   *
   * @param prices what the step to each of them costs, in half points
   */
  public static MoveField leave(
      StepTable steps,
      byte[] gates,
      ZoneEffect zone,
      int origin,
      Ints first,
      int[] prices,
      int allowance,
      StepGuard guard) {
    Search search = new Search(steps, gates, zone, origin, allowance);
    search.enter(first, prices);
    return search.run(guard, true).standingOnItsOrigin();
  }

  private MoveField standingOnItsOrigin() {
    int[] goals = Arrays.stream(reached, 0, count).filter(hex -> hex != origin).toArray();
    int[] all = new int[goals.length + 1];
    all[0] = origin;
    System.arraycopy(goals, 0, all, 1, goals.length);
    costs[origin] = 0;
    return new MoveField(grid, origin, costs, arrivals, all, all.length, entering, null);
  }

  /** A bucket for each cost, as a chain of entries; an improved hex leaves a stale one behind. */
  private static final class Search {
    private final StepTable steps;
    private final byte[] gates;
    private final ZoneEffect zone;
    private final int origin;
    private final int allowance;
    private final short[] costs;
    private final byte[] arrivals;
    private final int[] heads;
    private int[] entryHex = new int[ROOM];
    private int[] entryNext = new int[ROOM];
    private int entries;

    Search(StepTable steps, byte[] gates, ZoneEffect zone, int origin, int allowance) {
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
    }

    void enter(Ints entries, int[] prices) {
      for (int i = 0; i < entries.size(); i++) {
        if (gates[entries.get(i)] != Gate.CLOSED && prices[i] <= allowance) {
          begin(entries.get(i), prices[i]);
        }
      }
    }

    void begin(int hex, int cost) {
      if (cost < costs[hex]) {
        arrivals[hex] = BEGUN;
        put(hex, cost);
      }
    }

    private void put(int hex, int cost) {
      costs[hex] = (short) cost;
      if (entries == entryHex.length) {
        entryHex = Arrays.copyOf(entryHex, entries * 2);
        entryNext = Arrays.copyOf(entryNext, entries * 2);
      }
      entryHex[entries] = hex;
      entryNext[entries] = heads[cost];
      heads[cost] = entries++;
    }

    MoveField run(StepGuard guard, boolean entering) {
      // Fields are read into locals once: the loop below is the hottest of all.
      final int[] neighbours = steps.grid.neighbourTable();
      final byte[] prices = steps.prices;
      final byte[] gates = this.gates;
      final short[] costs = this.costs;
      final int[] heads = this.heads;
      final int limit = allowance;
      final int toEnter = zone.toEnter();
      int[] reached = new int[ROOM];
      int count = 0;
      for (int cost = 0; cost <= limit; cost++) {
        for (int entry = heads[cost]; entry >= 0; entry = entryNext[entry]) {
          int hex = entryHex[entry];
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
          // Which gates may not be entered from here beside the closed ones.
          int shut = inZone && !zone.onward() ? Gate.ZONE : Gate.CLOSED;
          int base = hex * HexGrid.DIRECTIONS;
          for (int side = base; side < base + HexGrid.DIRECTIONS; side++) {
            int price = prices[side];
            int total = leaving + (price & StepTable.MOST);
            if (price == StepTable.FORBIDDEN || total > limit) {
              continue;
            }
            int to = neighbours[side];
            if (toEnter != 0 && gates[to] == Gate.ZONE) {
              total += toEnter;
              if (total > limit) {
                continue;
              }
            }
            if (total >= costs[to] || gates[to] == Gate.CLOSED || gates[to] == shut) {
              continue;
            }
            if (price >= StepTable.GUARDED && !guard.allows(hex, side - base, to)) {
              continue;
            }
            arrivals[to] = (byte) (side - base);
            put(to, total);
          }
        }
      }
      return new MoveField(steps.grid, origin, costs, arrivals, reached, count, entering, null);
    }
  }

  /** The hex the search began on, or {@link HexGrid#NONE} if it came from off the map. */
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

  /** The index of the first hex in reach that is not the origin. */
  public int firstGoal() {
    return origin == HexGrid.NONE ? 0 : 1;
  }

  /** The hexes in reach by rising cost; the first is the origin, if there is one. */
  public int hex(int index) {
    return reached[index];
  }

  /** The hexes of the cheapest way, without the origin but with one entered from off the map. */
  public Ints path(int hex) {
    if (hex == origin) {
      return Ints.EMPTY;
    }
    if (ways != null) {
      return ways.path(hex);
    }
    int length = entering ? 1 : 0;
    for (int at = hex; arrivals[at] != BEGUN; at = back(at)) {
      length++;
    }
    int[] path = new int[length];
    for (int at = hex; length > 0; at = length == 0 ? at : back(at)) {
      path[--length] = at;
    }
    return Ints.of(path);
  }

  private int back(int hex) {
    return grid.neighbour(hex, HexGrid.opposite(arrivals[hex]));
  }
}
