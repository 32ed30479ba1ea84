package stavka.engine.trace;

import static stavka.engine.trace.Passage.FIRST;
import static stavka.engine.trace.Passage.FREE;
import static stavka.engine.trace.Passage.LAST;
import static stavka.engine.trace.Passage.SHUT;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.value.Ints;

/**
 * Lines of hexes spread from sources: how far each hex is from the nearest source, and by which
 * way. This is the plain spread: a {@link Trace} is made of such fields, and whatever answers
 * quicker is held against it.
 */
public final class TraceField {
  private static final short UNREACHED = Short.MAX_VALUE;

  /** Most searches come to a small part of a large map: their queues grow as they need. */
  private static final int FIRST_ROOM = 256;

  private final HexGrid grid;
  private final short[] lengths;
  private final byte[] arrivals;

  /** Where lines have come only by a step that had to be their last; empty if none has to. */
  private final byte[] ended;

  private TraceField(HexGrid grid, boolean someEnd) {
    this.grid = grid;
    this.ended = new byte[someEnd ? grid.size() : 0];
    this.lengths = new short[grid.size()];
    this.arrivals = new byte[grid.size()];
    Arrays.fill(lengths, UNREACHED);
  }

  /**
   * Spreads from sources over open hexes.
   *
   * @param closed for each hex, not 0 where no line may pass
   * @param sides for each hexside FREE, SHUT, LAST, FIRST or both of these; null if all are free
   * @param limit the greatest length, not counting the source's own hex
   */
  public static TraceField spread(
      HexGrid grid, Ints sources, byte[] closed, byte @Nullable [] sides, int limit) {
    TraceField field = new TraceField(grid, sides != null);
    int[] neighbours = grid.neighbourTable();
    int[] queue = new int[sources.size() + FIRST_ROOM];
    int tail = 0;
    for (int i = 0; i < sources.size(); i++) {
      int source = sources.get(i);
      if (closed[source] == 0 && field.lengths[source] != 0) {
        field.lengths[source] = 0;
        field.arrivals[source] = -1;
        queue[tail++] = source;
      }
    }
    byte[] ended = field.ended;
    for (int head = 0; head < tail; head++) {
      int hex = queue[head];
      int length = field.lengths[hex] + 1;
      if (length > limit) {
        break;
      }
      queue = withRoom(queue, tail);
      int base = hex * HexGrid.DIRECTIONS;
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int to = neighbours[base + direction];
        byte side = sides == null ? FREE : sides[base + direction];
        if (to < 0 || closed[to] != 0 || side == SHUT || ((side & FIRST) != 0 && length > 1)) {
          continue;
        }
        boolean last = (side & LAST) != 0;
        if (field.lengths[to] == UNREACHED) {
          field.lengths[to] = (short) length;
          field.arrivals[to] = (byte) direction;
          if (last) {
            ended[to] = 1;
          } else {
            queue[tail++] = to;
          }
        } else if (!last && sides != null && ended[to] != 0) {
          // Reached before by a line that had to end there; this one may go on.
          ended[to] = 0;
          field.lengths[to] = (short) length;
          field.arrivals[to] = (byte) direction;
          queue[tail++] = to;
        }
      }
    }
    return field;
  }

  /**
   * Whether a second segment leads from anything this field reaches to a hex: the same as spreading
   * again from {@link #hexes}, but looked for from the other end.
   *
   * @param closed for each hex, not 0 where no line may pass
   * @param sides for each hexside FREE, SHUT, LAST, FIRST or both of these, seen from this field
   * @param limit the greatest length of the second segment
   */
  public boolean leadsOn(int hex, byte[] closed, byte[] sides, int limit) {
    if (closed[hex] != 0) {
      return false;
    }
    if (reaches(hex)) {
      return true;
    }
    int[] queue = new int[FIRST_ROOM];
    boolean[] seen = new boolean[grid.size()];
    queue[0] = hex;
    seen[hex] = true;
    int tail = 1;
    int head = 0;
    for (int length = 1; length <= limit && head < tail; length++) {
      for (int ring = tail; head < ring; head++) {
        int at = queue[head];
        queue = withRoom(queue, tail);
        for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
          int before = grid.neighbour(at, direction);
          if (before == HexGrid.NONE || seen[before] || closed[before] != 0) {
            continue;
          }
          byte side = sides[before * HexGrid.DIRECTIONS + HexGrid.opposite(direction)];
          boolean first = (side & FIRST) == 0 || reaches(before);
          if (side != SHUT && first && ((side & LAST) == 0 || at == hex)) {
            if (reaches(before)) {
              return true;
            }
            seen[before] = true;
            queue[tail++] = before;
          }
        }
      }
    }
    return false;
  }

  /** A queue that takes all neighbours of one hex more. */
  private static int[] withRoom(int[] queue, int tail) {
    return tail + HexGrid.DIRECTIONS > queue.length ? Arrays.copyOf(queue, 2 * tail) : queue;
  }

  public boolean reaches(int hex) {
    return lengths[hex] != UNREACHED;
  }

  /** Whether a line goes on from a hex. */
  boolean leads(int hex) {
    return reaches(hex) && (ended.length == 0 || ended[hex] == 0);
  }

  /** The length of the line from the nearest source, or {@link Trace#NONE}. */
  public int length(int hex) {
    return lengths[hex];
  }

  /** The line from a hex back to its source, both included. */
  public Ints line(int hex) {
    int[] line = new int[lengths[hex] + 1];
    int count = 0;
    int at = hex;
    while (true) {
      line[count++] = at;
      if (arrivals[at] < 0) {
        return Ints.prefix(line, count);
      }
      at = grid.neighbour(at, HexGrid.opposite(arrivals[at]));
    }
  }

  /** The hexes reached, in no particular order of length. */
  public Ints hexes() {
    int count = 0;
    for (short length : lengths) {
      count += length != UNREACHED ? 1 : 0;
    }
    int[] hexes = new int[count];
    for (int hex = lengths.length - 1; count > 0; hex--) {
      if (lengths[hex] != UNREACHED) {
        hexes[--count] = hex;
      }
    }
    return Ints.taking(hexes);
  }
}
