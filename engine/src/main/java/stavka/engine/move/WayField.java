package stavka.engine.move;

import java.util.Arrays;
import stavka.engine.hex.HexGrid;
import stavka.engine.value.Ints;

/**
 * The cheapest way from one hex to every hex in reach over a {@link WayTable}. Each hex is two
 * nodes of the search: reached along a way, from where only ways lead on, and with its ground paid
 * for, from where one may go anywhere.
 */
public final class WayField {
  private static final short UNREACHED = Short.MAX_VALUE;
  private static final int ROOM = 512;

  /** Stands for a node where a way begins. */
  private static final int BEGUN = -1;

  private static final int NODES = 2;
  private static final int PAID = 0;
  private static final int ON_WAY = 1;

  private final HexGrid grid;
  private final WayTable table;
  private final byte[] gates;
  private final ZoneEffect zone;
  private final int origin;
  private final int allowance;
  private final boolean entering;

  /** By node: twice the hex, and one more for the node on the way. */
  private final short[] costs;

  private final int[] parents;
  private final int[] heads;
  private int[] entryNode = new int[ROOM];
  private int[] entryNext = new int[ROOM];
  private int entries;
  private int[] reached = new int[ROOM];
  private int count;

  private WayField(
      WayTable table, byte[] gates, ZoneEffect zone, int origin, int allowance, boolean entering) {
    this.grid = table.grid();
    this.table = table;
    this.gates = gates;
    this.zone = zone;
    this.origin = origin;
    this.allowance = allowance;
    this.entering = entering;
    this.costs = new short[NODES * grid.size()];
    Arrays.fill(costs, UNREACHED);
    this.parents = new int[NODES * grid.size()];
    this.heads = new int[allowance + 1];
    Arrays.fill(heads, -1);
  }

  /**
   * Searches outwards by rising cost. The origin may always be left, whatever its gate, and its
   * ground is paid for.
   *
   * @param gates what each hex does to those who enter it, see {@link Gate}
   * @param allowance half points to spend
   */
  public static WayField search(
      WayTable table, byte[] gates, ZoneEffect zone, int origin, int allowance) {
    WayField field = new WayField(table, gates, zone, origin, allowance, false);
    field.put(NODES * origin, 0, BEGUN);
    field.run();
    return field;
  }

  /**
   * Searches inwards from off the map: each entry is itself entered, at a price, and is part of the
   * paths.
   *
   * @param owed what each entry costs besides if it is left off the way by which it was entered
   */
  public static WayField enter(
      WayTable table,
      byte[] gates,
      ZoneEffect zone,
      Ints entries,
      int[] prices,
      int[] owed,
      int allowance) {
    WayField field = new WayField(table, gates, zone, HexGrid.NONE, allowance, true);
    for (int i = 0; i < entries.size(); i++) {
      int node = NODES * entries.get(i);
      if (gates[entries.get(i)] != Gate.CLOSED) {
        field.begin(node + PAID, prices[i] + owed[i]);
        field.begin(node + ON_WAY, owed[i] == 0 ? UNREACHED : prices[i]);
      }
    }
    field.run();
    return field;
  }

  private void begin(int node, int cost) {
    if (cost <= allowance && cost < costs[node]) {
      put(node, cost, BEGUN);
    }
  }

  private void put(int node, int cost, int parent) {
    costs[node] = (short) cost;
    parents[node] = parent;
    if (entries == entryNode.length) {
      entryNode = Arrays.copyOf(entryNode, entries * 2);
      entryNext = Arrays.copyOf(entryNext, entries * 2);
    }
    entryNode[entries] = node;
    entryNext[entries] = heads[cost];
    heads[cost] = entries++;
  }

  private void run() {
    for (int cost = 0; cost <= allowance; cost++) {
      for (int entry = heads[cost]; entry >= 0; entry = entryNext[entry]) {
        int node = entryNode[entry];
        if (costs[node] == cost) {
          settle(node, cost);
        }
      }
    }
  }

  private void settle(int node, int cost) {
    int hex = node / NODES;
    // Of two nodes that cost the same the one settled first has noted the hex.
    short other = costs[node ^ 1];
    if (other > cost || (other == cost && !noted(hex))) {
      note(hex);
    }
    boolean inZone = gates[hex] == Gate.ZONE;
    if (hex != origin && (gates[hex] == Gate.STOP || (inZone && zone.stops()))) {
      return;
    }
    int leaving = inZone ? cost + zone.toLeave() : cost;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int to = grid.neighbour(hex, direction);
      if (to == HexGrid.NONE
          || gates[to] == Gate.CLOSED
          || (inZone && !zone.onward() && gates[to] == Gate.ZONE)) {
        continue;
      }
      int base = gates[to] == Gate.ZONE ? leaving + zone.toEnter() : leaving;
      if (table.isWay(hex, direction)) {
        relax(node, NODES * to + ON_WAY, base + table.way().price(hex, direction));
        relax(node, NODES * to + PAID, base + table.ground().price(hex, direction));
      } else if (node % NODES == PAID && table.across().price(hex, direction) != 0) {
        relax(node, NODES * to + PAID, base + table.across().price(hex, direction));
      }
    }
  }

  private boolean noted(int hex) {
    for (int i = count - 1; i >= 0 && cost(reached[i]) == cost(hex); i--) {
      if (reached[i] == hex) {
        return true;
      }
    }
    return false;
  }

  private void note(int hex) {
    if (count == reached.length) {
      reached = Arrays.copyOf(reached, count * 2);
    }
    reached[count++] = hex;
  }

  private void relax(int from, int node, int total) {
    if (total <= allowance && total < costs[node]) {
      put(node, total, from);
    }
  }

  int origin() {
    return origin;
  }

  HexGrid grid() {
    return grid;
  }

  /** How many hexes are in reach, the origin included. */
  public int size() {
    return count;
  }

  /** The hexes in reach by rising cost; the first is the origin, if there is one. */
  public int hex(int index) {
    return reached[index];
  }

  public boolean reaches(int hex) {
    return best(hex) != UNREACHED;
  }

  /** The price of the cheapest way, in half points. Only for hexes in reach. */
  public int cost(int hex) {
    return best(hex);
  }

  /** What is left on arrival there by the cheapest way. */
  public int remaining(int hex) {
    return allowance - best(hex);
  }

  private short best(int hex) {
    return (short) Math.min(costs[NODES * hex], costs[NODES * hex + ON_WAY]);
  }

  /**
   * The hexes of the cheapest way: without the origin, but with the hex entered by from off the
   * map.
   */
  public Ints path(int hex) {
    int last = costs[NODES * hex] <= costs[NODES * hex + ON_WAY] ? PAID : ON_WAY;
    int length = entering ? 1 : 0;
    for (int node = NODES * hex + last; parents[node] != BEGUN; node = parents[node]) {
      length++;
    }
    int[] path = new int[length];
    int node = NODES * hex + last;
    while (length > 0) {
      path[--length] = node / NODES;
      node = parents[node];
    }
    return Ints.of(path);
  }

  /** The same for those who ask for a field of any kind. */
  public MoveField field() {
    return MoveField.of(this);
  }
}
