package stavka.engine.trace;

import java.util.Arrays;
import stavka.engine.hex.HexGrid;

/** Where lines run: which hexes they may pass, and how they cross hexsides. */
public final class Passage {
  /** A hexside that a line may cross freely. */
  public static final byte FREE = 0;

  /** A hexside that a line may cross only as its last step away from the source. */
  public static final byte LAST = 1;

  /** A hexside that no line crosses. */
  public static final byte SHUT = 2;

  /**
   * A hexside that a line may cross only as its first step away from the source; it may be {@link
   * #LAST} as well.
   */
  public static final byte FIRST = 4;

  final HexGrid grid;
  final byte[] closed;
  final byte[] sides;

  /**
   * @param closed for each hex, not 0 where no line may pass
   * @param sides for each hexside, seen from the sources, {@link #FREE}, {@link #SHUT}, {@link
   *     #LAST}, {@link #FIRST} or both of these
   */
  public Passage(HexGrid grid, byte[] closed, byte[] sides) {
    this.grid = grid;
    this.closed = closed;
    this.sides = sides;
  }

  /** The same hexes with other sides. */
  public Passage over(byte[] otherSides) {
    return new Passage(grid, closed, otherSides);
  }

  /**
   * Whether lines run here as they do there: the sides belong to the map and are the same array.
   */
  @SuppressWarnings("ReferenceEquality")
  public boolean same(Passage other) {
    return grid == other.grid && sides == other.sides && Arrays.equals(closed, other.closed);
  }

  /** A passage on which no side hinders a line. */
  public static Passage overland(HexGrid grid, byte[] closed) {
    return new Passage(grid, closed, new byte[grid.size() * HexGrid.DIRECTIONS]);
  }

  /**
   * The hexsides of a network: free along its links, shut elsewhere.
   *
   * @param links for each hex, a bit for each direction the network leaves by
   */
  public static byte[] sidesOf(HexGrid grid, byte[] links) {
    byte[] sides = new byte[grid.size() * HexGrid.DIRECTIONS];
    for (int side = 0; side < sides.length; side++) {
      boolean linked = (links[side / HexGrid.DIRECTIONS] & (1 << (side % HexGrid.DIRECTIONS))) != 0;
      sides[side] = linked ? FREE : SHUT;
    }
    return sides;
  }
}
