package stavka.engine.hex;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The geometry of a rectangular sheet of hexes. A hex is an index, {@code row * columns + column},
 * with row 0 at the top and column 0 at the left. Directions run clockwise from 0 to 5; see {@link
 * #neighbour}.
 *
 * <p>In a {@link Orientation#FLAT} grid direction 0 is north, then north-east, south-east, south,
 * south-west and north-west; shifted columns lie half a hex lower. In a {@link Orientation#POINTY}
 * grid direction 0 is north-east, then east, south-east, south-west, west and north-west; shifted
 * rows lie half a hex further right.
 */
public final class HexGrid {
  public static final int DIRECTIONS = 6;

  /** Returned instead of a hex where there is none. */
  public static final int NONE = -1;

  private static final double SQRT3_2 = Math.sqrt(3) / 2;

  private final Orientation orientation;
  private final int columns;
  private final int rows;
  private final int shiftedParity;
  private final int[] neighbours;
  private final int[] cubeX;
  private final int[] cubeZ;

  /**
   * @param shiftedParity 0 if the even-indexed columns (or rows, in a pointy grid) are shifted, 1
   *     if the odd ones are
   */
  public HexGrid(Orientation orientation, int columns, int rows, int shiftedParity) {
    if (columns < 1 || rows < 1 || shiftedParity < 0 || shiftedParity > 1) {
      throw new IllegalArgumentException(
          "grid of " + columns + " by " + rows + " with shifted parity " + shiftedParity);
    }
    this.orientation = orientation;
    this.columns = columns;
    this.rows = rows;
    this.shiftedParity = shiftedParity;
    this.cubeX = new int[size()];
    this.cubeZ = new int[size()];
    this.neighbours = new int[size() * DIRECTIONS];
    for (int hex = 0; hex < size(); hex++) {
      setCube(hex);
    }
    for (int hex = 0; hex < size(); hex++) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        neighbours[hex * DIRECTIONS + direction] = computeNeighbour(hex, direction);
      }
    }
  }

  public Orientation orientation() {
    return orientation;
  }

  public int columns() {
    return columns;
  }

  public int rows() {
    return rows;
  }

  public int shiftedParity() {
    return shiftedParity;
  }

  public int size() {
    return columns * rows;
  }

  public int at(int column, int row) {
    return column < 0 || row < 0 || column >= columns || row >= rows
        ? NONE
        : row * columns + column;
  }

  public int column(int hex) {
    return hex % columns;
  }

  public int row(int hex) {
    return hex / columns;
  }

  /** The hex next to {@code hex}, or {@link #NONE} beyond the edge. */
  public int neighbour(int hex, int direction) {
    return neighbours[hex * DIRECTIONS + direction];
  }

  /**
   * The whole table of neighbours, six entries a hex, for tight loops. Callers must not write to
   * it.
   */
  public int[] neighbourTable() {
    return neighbours;
  }

  /** Whether any of the hexes next to one passes a test. */
  public boolean anyNeighbour(int hex, IntPredicate test) {
    for (int i = hex * DIRECTIONS; i < (hex + 1) * DIRECTIONS; i++) {
      if (neighbours[i] != NONE && test.test(neighbours[i])) {
        return true;
      }
    }
    return false;
  }

  public static int opposite(int direction) {
    return direction < 3 ? direction + 3 : direction - 3;
  }

  /** The direction from one hex to an adjacent one, or {@link #NONE} if they do not touch. */
  public int direction(int from, int to) {
    int base = from * DIRECTIONS;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      if (neighbours[base + direction] == to) {
        return direction;
      }
    }
    return NONE;
  }

  /** The same for a hex that an order names: {@link #NONE} also if the map has no such hex. */
  public int towards(int from, int to) {
    return has(to) ? direction(from, to) : NONE;
  }

  /** All hexes, in their order. */
  public IntStream hexes() {
    return IntStream.range(0, size());
  }

  /** Whether a number names a hex. */
  public boolean has(int hex) {
    return hex >= 0 && hex < size();
  }

  public boolean adjacent(int a, int b) {
    return direction(a, b) != NONE;
  }

  public int distance(int a, int b) {
    int dx = cubeX[a] - cubeX[b];
    int dz = cubeZ[a] - cubeZ[b];
    return Math.max(Math.max(Math.abs(dx), Math.abs(dz)), Math.abs(dx + dz));
  }

  /** Centre of a hex, right of the sheet's left, in units of the distance between neighbours. */
  public double centreX(int hex) {
    return orientation == Orientation.FLAT
        ? column(hex) * SQRT3_2
        : column(hex) + (shifted(row(hex)) ? 0.5 : 0);
  }

  /** Centre of a hex, down from the sheet's top, in units of the distance between neighbours. */
  public double centreY(int hex) {
    return orientation == Orientation.FLAT
        ? row(hex) + (shifted(column(hex)) ? 0.5 : 0)
        : row(hex) * SQRT3_2;
  }

  /**
   * The hex whose centre is nearest to a point in the units of {@link #centreX}, or {@link #NONE}
   * off the sheet.
   */
  public int nearest(double x, double y) {
    int column = (int) Math.round(orientation == Orientation.FLAT ? x / SQRT3_2 : x);
    int row = (int) Math.round(orientation == Orientation.FLAT ? y : y / SQRT3_2);
    int best = NONE;
    double bestDistance = 0.34;
    for (int r = row - 1; r <= row + 1; r++) {
      for (int c = column - 1; c <= column + 1; c++) {
        int hex = at(c, r);
        if (hex != NONE) {
          double dx = centreX(hex) - x;
          double dy = centreY(hex) - y;
          double distance = dx * dx + dy * dy;
          if (distance < bestDistance) {
            bestDistance = distance;
            best = hex;
          }
        }
      }
    }
    return best;
  }

  /**
   * Horizontal offset from a centre to corner {@code i}: the corner between the sides {@code i - 1}
   * and {@code i}.
   */
  public double cornerX(int i) {
    return StrictMath.sin(cornerAngle(i)) / Math.sqrt(3);
  }

  /** Vertical offset from a centre to corner {@code i}, downwards. */
  public double cornerY(int i) {
    return -StrictMath.cos(cornerAngle(i)) / Math.sqrt(3);
  }

  private double cornerAngle(int i) {
    double degrees = (orientation == Orientation.FLAT ? -30 : 0) + 60.0 * i;
    return Math.toRadians(degrees);
  }

  private boolean shifted(int line) {
    return (line & 1) == shiftedParity;
  }

  private void setCube(int hex) {
    int column = column(hex);
    int row = row(hex);
    int line = orientation == Orientation.FLAT ? column : row;
    int across = orientation == Orientation.FLAT ? row : column;
    int half = shiftedParity == 1 ? (line - (line & 1)) / 2 : (line + (line & 1)) / 2;
    cubeX[hex] = line;
    cubeZ[hex] = across - half;
  }

  private int computeNeighbour(int hex, int direction) {
    int column = column(hex);
    int row = row(hex);
    if (orientation == Orientation.FLAT) {
      int up = shifted(column) ? 0 : -1;
      return switch (direction) {
        case 0 -> at(column, row - 1);
        case 1 -> at(column + 1, row + up);
        case 2 -> at(column + 1, row + up + 1);
        case 3 -> at(column, row + 1);
        case 4 -> at(column - 1, row + up + 1);
        default -> at(column - 1, row + up);
      };
    }
    int left = shifted(row) ? 0 : -1;
    return switch (direction) {
      case 0 -> at(column + left + 1, row - 1);
      case 1 -> at(column + 1, row);
      case 2 -> at(column + left + 1, row + 1);
      case 3 -> at(column + left, row + 1);
      case 4 -> at(column - 1, row);
      default -> at(column + left, row - 1);
    };
  }
}
