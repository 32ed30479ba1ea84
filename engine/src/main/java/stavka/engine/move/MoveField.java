package stavka.engine.move;

import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.value.Ints;

/** The cheapest way from one hex to every hex in reach, in half movement points. */
public final class MoveField {
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

  MoveField(
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
    Arrays.fill(costs, MoveSearch.UNREACHED);
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
    MoveSearch search = new MoveSearch(steps, gates, zone, origin, allowance);
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
    MoveSearch search = new MoveSearch(steps, gates, zone, HexGrid.NONE, allowance);
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
    MoveSearch search = new MoveSearch(steps, gates, zone, origin, allowance);
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

  /** The hex the search began on, or {@link HexGrid#NONE} if it came from off the map. */
  public int origin() {
    return origin;
  }

  public boolean reaches(int hex) {
    return costs[hex] != MoveSearch.UNREACHED;
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
    for (int at = hex; arrivals[at] != MoveSearch.BEGUN; at = back(at)) {
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

  /** A way to each hex, from the hex of an index on. */
  public void forEachPath(int first, Consumer<? super Ints> action) {
    for (int i = first; i < size(); i++) {
      action.accept(path(hex(i)));
    }
  }
}
