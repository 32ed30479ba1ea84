package stavka.atlas.draw;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stavka.atlas.geo.Polyline;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.formats.map.MapDrawing.Point;

/** The outlines of clusters of hexes, as ground has them: merged, rounded and ragged. */
final class Outlines {
  private static final int PIECES = 6;

  private Outlines() {}

  /**
   * Closed lines around the clusters of a set and its holes.
   *
   * @param ragged how far the line strays from the rounded hexsides
   */
  static List<DrawnLine> of(Bleed bleed, HexSet set, double inset, double ragged, int seed) {
    List<DrawnLine> rings = new ArrayList<>();
    for (List<Point> corners : loops(bleed, set)) {
      rings.add(ragged(round(corners).aside(inset), ragged, seed));
    }
    return rings;
  }

  /** The corners of each outline, the set on the right hand. */
  private static List<List<Point>> loops(Bleed bleed, HexSet set) {
    HexGrid grid = bleed.grid();
    Map<Long, Point[]> sides = new LinkedHashMap<>();
    set.forEach(
        hex -> {
          for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            if (!set.has(grid.neighbour(hex, d))) {
              Point from = bleed.corner(hex, d);
              sides.put(key(from), new Point[] {from, bleed.corner(hex, d + 1)});
            }
          }
        });
    List<List<Point>> loops = new ArrayList<>();
    while (!sides.isEmpty()) {
      List<Point> loop = new ArrayList<>();
      Long next = sides.keySet().iterator().next();
      Point[] side = sides.remove(next);
      while (side != null) {
        loop.add(side[0]);
        side = sides.remove(key(side[1]));
      }
      loops.add(loop);
    }
    return loops;
  }

  private static long key(Point corner) {
    return Math.round(corner.x() * 100) * 1_000_000 + Math.round(corner.y() * 100);
  }

  /** Rounds a closed line through the middles of its sides. */
  private static DrawnLine round(List<Point> corners) {
    List<Point> result = new ArrayList<>();
    int count = corners.size();
    for (int i = 0; i < count; i++) {
      Point corner = corners.get(i);
      Point from = Polyline.between(corners.get((i + count - 1) % count), corner, 0.5);
      Point to = Polyline.between(corner, corners.get((i + 1) % count), 0.5);
      for (int k = 0; k < PIECES; k++) {
        double t = (double) k / PIECES;
        result.add(
            Polyline.between(
                Polyline.between(from, corner, t), Polyline.between(corner, to, t), t));
      }
    }
    return new DrawnLine(result);
  }

  private static DrawnLine ragged(DrawnLine ring, double most, int seed) {
    List<Point> result = new ArrayList<>();
    for (Point p : ring.points()) {
      double dx = wide(p, seed) + 0.5 * fine(p, seed + 1);
      double dy = wide(p, seed + 2) + 0.5 * fine(p, seed + 3);
      result.add(new Point(p.x() + most * dx, p.y() + most * dy));
    }
    return new DrawnLine(result);
  }

  private static double wide(Point p, int seed) {
    return Noise.smooth(p.x() * 1.7, p.y() * 1.7, seed);
  }

  private static double fine(Point p, int seed) {
    return Noise.smooth(p.x() * 6.1, p.y() * 6.1, seed);
  }

  static String data(List<DrawnLine> rings) {
    StringBuilder data = new StringBuilder();
    rings.forEach(ring -> data.append(ring.ring()));
    return data.toString();
  }
}
