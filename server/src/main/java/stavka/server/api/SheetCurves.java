package stavka.server.api;

import java.util.ArrayList;
import java.util.List;
import stavka.formats.map.MapDrawing.Point;

/** The curves the map's compiler draws, made again from the few points they follow from. */
final class SheetCurves {
  private static final int PIECES = 4;
  private static final double ALIKE = 0.025;

  private SheetCurves() {}

  /** The points that {@link #through} needs, if the curve was made by it. */
  static List<Point> nodes(List<Point> curve) {
    List<Point> nodes = new ArrayList<>();
    for (int i = 0; i < curve.size(); i += curve.size() < 3 ? 1 : PIECES) {
      nodes.add(curve.get(i));
    }
    return nodes;
  }

  /** A smooth curve through all points (Catmull-Rom), four pieces a segment. */
  static List<Point> through(List<Point> nodes) {
    if (nodes.size() < 3) {
      return nodes;
    }
    List<Point> curve = new ArrayList<>();
    for (int i = 0; i + 1 < nodes.size(); i++) {
      Point before = nodes.get(Math.max(0, i - 1));
      Point a = nodes.get(i);
      Point b = nodes.get(i + 1);
      Point after = nodes.get(Math.min(nodes.size() - 1, i + 2));
      for (int k = 0; k < PIECES; k++) {
        double t = (double) k / PIECES;
        curve.add(
            new Point(
                spline(before.x(), a.x(), b.x(), after.x(), t),
                spline(before.y(), a.y(), b.y(), after.y(), t)));
      }
    }
    curve.add(nodes.getLast());
    return curve;
  }

  private static double spline(double p0, double p1, double p2, double p3, double t) {
    return 0.5
        * (2 * p1
            + (p2 - p0) * t
            + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
            + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t);
  }

  /** A line with its corners cut twice (Chaikin), keeping both ends. */
  static List<Point> rounded(List<Point> line) {
    return cut(cut(line));
  }

  private static List<Point> cut(List<Point> line) {
    if (line.size() < 3) {
      return line;
    }
    List<Point> cut = new ArrayList<>();
    cut.add(line.getFirst());
    for (int i = 0; i + 1 < line.size(); i++) {
      Point a = line.get(i);
      Point b = line.get(i + 1);
      if (i > 0) {
        cut.add(between(a, b, 0.25));
      }
      if (i + 2 < line.size()) {
        cut.add(between(a, b, 0.75));
      }
    }
    cut.add(line.getLast());
    return cut;
  }

  private static Point between(Point a, Point b, double t) {
    return new Point(a.x() + t * (b.x() - a.x()), a.y() + t * (b.y() - a.y()));
  }

  /** Whether nobody would see a difference. */
  static boolean alike(List<Point> a, List<Point> b) {
    if (a.size() != b.size()) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      if (!alike(a.get(i), b.get(i))) {
        return false;
      }
    }
    return true;
  }

  static boolean alike(Point a, Point b) {
    return Math.abs(a.x() - b.x()) < ALIKE && Math.abs(a.y() - b.y()) < ALIKE;
  }
}
