package stavka.engine.trace;

import stavka.engine.hex.HexGrid;

/**
 * Which hexes a line of any length joins to a destination. It answers the same as a {@link
 * TraceField} spread from there, but looks from the hex that is asked about, nearest way first, and
 * remembers what it learns: cheap where only a few hexes are asked about.
 */
public final class Linkage {
  private static final byte UNKNOWN = 0;
  private static final byte OPEN = 1;
  private static final byte CUT_OFF = 2;
  private static final byte SEEN = 3;

  private final Destination destination;
  private final HexGrid grid;
  private final byte[] closed;
  private final byte[] sides;

  /** For each hex, whether a line that may go on from there joins it to the destination. */
  private final byte[] known;

  private final int[] stack;
  private final int[] seen;
  private final int[] cameFrom;

  public Linkage(Destination destination, Passage passage) {
    this.destination = destination;
    this.grid = destination.grid();
    this.closed = passage.closed;
    this.sides = passage.sides;
    this.known = new byte[grid.size()];
    this.stack = new int[grid.size()];
    this.seen = new int[grid.size()];
    this.cameFrom = new int[grid.size()];
  }

  /** Whether a line joins a hex to the destination; its last step may be one that has to be. */
  public boolean reaches(int hex) {
    if (closed[hex] != 0) {
      return false;
    }
    if (passes(hex)) {
      return true;
    }
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int before = grid.neighbour(hex, direction);
      if (before != HexGrid.NONE
          && closed[before] == 0
          && sideInto(before, direction) == Passage.LAST
          && passes(before)) {
        return true;
      }
    }
    return false;
  }

  /**
   * What a side does to a line that comes over it from a hex: a first step is free from the end.
   */
  private int sideInto(int before, int direction) {
    byte side = sides[before * HexGrid.DIRECTIONS + HexGrid.opposite(direction)];
    if ((side & Passage.FIRST) == 0) {
      return side;
    }
    return destination.has(before) ? side & ~Passage.FIRST : Passage.SHUT;
  }

  /** Searches depth first; the ways that lead nearer to the destination come first. */
  private boolean passes(int start) {
    if (known[start] != UNKNOWN) {
      return known[start] == OPEN;
    }
    int depth = 0;
    int count = 0;
    stack[depth++] = start;
    seen[count++] = start;
    cameFrom[start] = start;
    known[start] = SEEN;
    int found = HexGrid.NONE;
    while (depth > 0 && found == HexGrid.NONE) {
      int hex = stack[--depth];
      if (destination.has(hex)) {
        found = hex;
        break;
      }
      int distance = destination.distance(hex);
      for (int nearer = 0; nearer < 2 && found == HexGrid.NONE; nearer++) {
        for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
          int before = grid.neighbour(hex, direction);
          if (before == HexGrid.NONE
              || closed[before] != 0
              || known[before] == SEEN
              || known[before] == CUT_OFF
              || (destination.distance(before) < distance) != (nearer == 1)
              || sideInto(before, direction) != Passage.FREE) {
            continue;
          }
          if (known[before] == OPEN) {
            found = hex;
            break;
          }
          known[before] = SEEN;
          cameFrom[before] = hex;
          seen[count++] = before;
          stack[depth++] = before;
        }
      }
    }
    for (int i = 0; i < count; i++) {
      known[seen[i]] = found == HexGrid.NONE ? CUT_OFF : UNKNOWN;
    }
    if (found == HexGrid.NONE) {
      return false;
    }
    for (int at = found; at != start; at = cameFrom[at]) {
      known[at] = OPEN;
    }
    known[start] = OPEN;
    return true;
  }
}
