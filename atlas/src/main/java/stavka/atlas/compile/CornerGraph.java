package stavka.atlas.compile;

import java.util.Arrays;
import java.util.stream.IntStream;
import stavka.engine.hex.HexGrid;
import stavka.formats.map.MapDrawing.Point;

/**
 * The corners of a sheet's hexes and the hexsides between them: what rivers and fronts run along.
 * Each corner has up to three sides; side {@code k} of corner {@code c} is at {@code c * 3 + k} in
 * every table.
 */
final class CornerGraph {
  static final int SIDES = 3;

  private final Margin margin;
  private final int[] cornerOf;
  private final Point[] positions;
  private final int[] next;
  private final int[] leftHex;
  private final int[] rightHex;
  private final int size;

  CornerGraph(Margin margin) {
    this.margin = margin;
    HexGrid grid = margin.outer();
    cornerOf = new int[grid.size() * HexGrid.DIRECTIONS];
    Point[] points = new Point[cornerOf.length];
    int count = 0;
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int i = 0; i < HexGrid.DIRECTIONS; i++) {
        int ahead = grid.neighbour(hex, i);
        int behind = grid.neighbour(hex, (i + 5) % 6);
        int corner;
        if (ahead != HexGrid.NONE && ahead < hex) {
          corner = cornerOf[ahead * 6 + (i + 4) % 6];
        } else if (behind != HexGrid.NONE && behind < hex) {
          corner = cornerOf[behind * 6 + (i + 2) % 6];
        } else {
          corner = count++;
          Point centre = margin.centre(hex);
          points[corner] =
              new Point(exact(centre.x() + grid.cornerX(i)), exact(centre.y() + grid.cornerY(i)));
        }
        cornerOf[hex * 6 + i] = corner;
      }
    }
    size = count;
    positions = Arrays.copyOf(points, count);
    next = new int[count * SIDES];
    leftHex = new int[count * SIDES];
    rightHex = new int[count * SIDES];
    Arrays.fill(next, HexGrid.NONE);
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
        int other = grid.neighbour(hex, d);
        if (other == HexGrid.NONE || other > hex) {
          // Corners run clockwise, so the hex lies to the right on the way from corner d to the
          // next.
          int from = cornerOf[hex * 6 + d];
          int to = cornerOf[hex * 6 + (d + 1) % 6];
          join(from, to, other, hex);
          join(to, from, hex, other);
        }
      }
    }
  }

  /**
   * Drops the last bits of a sine, in which machines may differ, so that every machine draws the
   * same map.
   */
  private static double exact(double value) {
    return StrictMath.rint(value * 1e9) / 1e9;
  }

  private void join(int from, int to, int left, int right) {
    int k = from * SIDES;
    while (next[k] != HexGrid.NONE) {
      k++;
    }
    next[k] = to;
    leftHex[k] = left;
    rightHex[k] = right;
  }

  int size() {
    return size;
  }

  Point position(int corner) {
    return positions[corner];
  }

  /** The corner at the far end of a side, or none if the corner has no such side. */
  int next(int side) {
    return next[side];
  }

  /** The hex to the left of a side as it is followed from its corner. */
  int leftHex(int side) {
    return leftHex[side];
  }

  int rightHex(int side) {
    return rightHex[side];
  }

  /** The corners of a hex and of its neighbours, in ascending order. */
  int[] around(int hex) {
    IntStream.Builder corners = IntStream.builder();
    for (int i = 0; i < HexGrid.DIRECTIONS; i++) {
      corners.add(cornerOf[hex * 6 + i]);
      int other = margin.outer().neighbour(hex, i);
      if (other != HexGrid.NONE) {
        for (int j = 0; j < HexGrid.DIRECTIONS; j++) {
          corners.add(cornerOf[other * 6 + j]);
        }
      }
    }
    return corners.build().sorted().distinct().toArray();
  }

  int nearest(Point point) {
    int hex = margin.hexAt(point);
    if (hex == HexGrid.NONE) {
      return HexGrid.NONE;
    }
    int best = HexGrid.NONE;
    double bestDistance = Double.MAX_VALUE;
    for (int i = 0; i < HexGrid.DIRECTIONS; i++) {
      int corner = cornerOf[hex * 6 + i];
      double dx = positions[corner].x() - point.x();
      double dy = positions[corner].y() - point.y();
      if (dx * dx + dy * dy < bestDistance - 1e-9) {
        bestDistance = dx * dx + dy * dy;
        best = corner;
      }
    }
    return best;
  }
}
