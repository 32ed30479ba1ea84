package stavka.engine.trace;

import stavka.engine.hex.HexGrid;
import stavka.engine.value.Ints;

/**
 * Which hexes lie within the range of any of several sources, each kind of source with a range of
 * its own. It answers the same as a {@link TraceField} from each kind of source, in one search and
 * without keeping the lines.
 */
public final class RangeField {
  private static final byte PASSED = 1;
  private static final byte ENDED = 2;

  private final byte[] reached;

  private RangeField(byte[] reached) {
    this.reached = reached;
  }

  /**
   * @param far sources with the longer range
   * @param near sources with the shorter range
   * @param closed for each hex, not 0 where no line may pass
   * @param sides for each hexside as in a {@link Passage}; one search does only if none of those
   *     met may be crossed as the first step alone
   */
  public static RangeField of(
      HexGrid grid, Ints far, int farRange, Ints near, int nearRange, byte[] closed, byte[] sides) {
    int[] neighbours = grid.neighbourTable();
    byte[] reached = new byte[grid.size()];
    // A hex may come twice: first at a line's end, then passed on from.
    int[] queue = new int[grid.size()];
    int tail = add(far, closed, reached, queue, 0);
    int head = 0;
    boolean firsts = false;
    for (int left = farRange; left >= 0; left--) {
      if (left == nearRange) {
        tail = add(near, closed, reached, queue, tail);
      }
      int ring = tail;
      if (left == 0) {
        break;
      }
      for (; head < ring; head++) {
        int base = queue[head] * HexGrid.DIRECTIONS;
        for (int side = base; side < base + HexGrid.DIRECTIONS; side++) {
          int to = neighbours[side];
          if (to < 0 || reached[to] == PASSED || closed[to] != 0) {
            continue;
          }
          if (sides[side] >= Passage.SHUT) {
            firsts |= sides[side] != Passage.SHUT;
            continue;
          }
          if (sides[side] == Passage.LAST) {
            reached[to] = ENDED;
          } else {
            reached[to] = PASSED;
            queue[tail++] = to;
          }
        }
      }
    }
    if (firsts) {
      mark(reached, TraceField.spread(grid, far, closed, sides, farRange));
      mark(reached, TraceField.spread(grid, near, closed, sides, nearRange));
    }
    return new RangeField(reached);
  }

  private static void mark(byte[] reached, TraceField lines) {
    lines.hexes().each(hex -> reached[hex] = PASSED);
  }

  private static int add(Ints sources, byte[] closed, byte[] reached, int[] queue, int tail) {
    int end = tail;
    for (int i = 0; i < sources.size(); i++) {
      int source = sources.get(i);
      if (closed[source] == 0 && reached[source] != PASSED) {
        reached[source] = PASSED;
        queue[end++] = source;
      }
    }
    return end;
  }

  public boolean reaches(int hex) {
    return reached[hex] != 0;
  }
}
