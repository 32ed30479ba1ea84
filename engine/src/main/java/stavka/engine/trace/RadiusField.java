package stavka.engine.trace;

import stavka.engine.hex.HexGrid;

/**
 * Which of a few centres, such as headquarters, have a line of limited length to each hex: a bit
 * for each centre. It answers the same as a {@link TraceField} from each centre, without keeping
 * the lines.
 */
public final class RadiusField {
  private final HexGrid grid;
  private final byte[] closed;
  private final byte[] sides;
  private final int[] bits;

  /** The centres whose lines have come to a hex only by a step that had to be their last. */
  private final int[] ended;

  private final int[] queue;

  public RadiusField(Passage passage) {
    this.grid = passage.grid;
    this.closed = passage.closed;
    this.sides = passage.sides;
    this.bits = new int[grid.size()];
    this.ended = new int[grid.size()];
    this.queue = new int[grid.size()];
  }

  /** Adds a centre's lines. A centre on a closed hex has none. */
  public void add(int centre, int radius, int bit) {
    if (closed[centre] != 0) {
      return;
    }
    int[] neighbours = grid.neighbourTable();
    bits[centre] |= bit;
    queue[0] = centre;
    int tail = 1;
    int ringEnd = 1;
    int length = 0;
    for (int head = 0; head < tail && length < radius; head++) {
      int base = queue[head] * HexGrid.DIRECTIONS;
      for (int i = base; i < base + HexGrid.DIRECTIONS; i++) {
        int to = neighbours[i];
        if (to < 0
            || closed[to] != 0
            || sides[i] == Passage.SHUT
            || ((sides[i] & Passage.FIRST) != 0 && length > 0)
            || ((bits[to] & ~ended[to]) & bit) != 0) {
          continue;
        }
        bits[to] |= bit;
        if ((sides[i] & Passage.LAST) != 0) {
          ended[to] |= bit;
        } else {
          ended[to] &= ~bit;
          queue[tail++] = to;
        }
      }
      if (head + 1 == ringEnd) {
        ringEnd = tail;
        length++;
      }
    }
  }

  /** The centres that reach a hex, a bit each. */
  public int at(int hex) {
    return bits[hex];
  }
}
