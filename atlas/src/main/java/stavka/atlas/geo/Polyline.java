package stavka.atlas.geo;

import java.util.ArrayList;
import java.util.List;
import stavka.formats.map.MapDrawing.Point;

/** A line of straight segments on the sheet. */
public record Polyline(List<Point> points) {
  public Polyline {
    points = List.copyOf(points);
    if (points.isEmpty()) {
      throw new IllegalArgumentException("a line needs a point");
    }
  }

  /**
   * The foot of a perpendicular: where the line comes nearest, how near, and on which side the
   * asker stands.
   */
  public record Foot(int segment, double along, double distance, boolean left) {}

  public Point first() {
    return points.getFirst();
  }

  public Point last() {
    return points.getLast();
  }

  /**
   * The nearest point of the line; left and right as one follows it on a sheet whose y runs down.
   */
  public Foot foot(double x, double y) {
    Foot best = new Foot(0, 0, StrictMath.hypot(x - first().x(), y - first().y()), false);
    double bestSquare = Double.MAX_VALUE;
    for (int i = 0; i + 1 < points.size(); i++) {
      Point a = points.get(i);
      Point b = points.get(i + 1);
      double dx = b.x() - a.x();
      double dy = b.y() - a.y();
      double square = dx * dx + dy * dy;
      double t = square == 0 ? 0 : ((x - a.x()) * dx + (y - a.y()) * dy) / square;
      t = StrictMath.max(0, StrictMath.min(1, t));
      double ex = x - (a.x() + t * dx);
      double ey = y - (a.y() + t * dy);
      double distance = ex * ex + ey * ey;
      if (distance < bestSquare) {
        bestSquare = distance;
        best = new Foot(i, t, StrictMath.sqrt(distance), dx * ey - dy * ex < 0);
      }
    }
    return best;
  }

  /** The point of the line nearest to another. */
  public Point nearest(double x, double y) {
    if (points.size() < 2) {
      return first();
    }
    Foot foot = foot(x, y);
    return between(points.get(foot.segment()), points.get(foot.segment() + 1), foot.along());
  }

  public double distance(double x, double y) {
    return foot(x, y).distance();
  }

  public double length() {
    double length = 0;
    for (int i = 0; i + 1 < points.size(); i++) {
      length += apart(points.get(i), points.get(i + 1));
    }
    return length;
  }

  /** The same line with points no further apart than a step. */
  public Polyline dense(double step) {
    List<Point> result = new ArrayList<>();
    for (int i = 0; i + 1 < points.size(); i++) {
      Point a = points.get(i);
      Point b = points.get(i + 1);
      int parts = (int) StrictMath.max(1, StrictMath.ceil(apart(a, b) / step));
      for (int k = 0; k < parts; k++) {
        double t = (double) k / parts;
        result.add(new Point(a.x() + t * (b.x() - a.x()), a.y() + t * (b.y() - a.y())));
      }
    }
    result.add(last());
    return new Polyline(result);
  }

  /** Cuts the corners twice (Chaikin), keeping both ends. */
  public Polyline smooth() {
    return cutCorners().cutCorners();
  }

  /** A smooth curve through all points (Catmull-Rom), four pieces a segment. */
  public Polyline curve() {
    if (points.size() < 3) {
      return this;
    }
    List<Point> result = new ArrayList<>();
    for (int i = 0; i + 1 < points.size(); i++) {
      Point before = points.get(StrictMath.max(0, i - 1));
      Point a = points.get(i);
      Point b = points.get(i + 1);
      Point after = points.get(StrictMath.min(points.size() - 1, i + 2));
      for (int k = 0; k < 4; k++) {
        double t = k / 4.0;
        result.add(
            new Point(
                spline(before.x(), a.x(), b.x(), after.x(), t),
                spline(before.y(), a.y(), b.y(), after.y(), t)));
      }
    }
    result.add(last());
    return new Polyline(result);
  }

  private static double spline(double p0, double p1, double p2, double p3, double t) {
    return 0.5
        * (2 * p1
            + (p2 - p0) * t
            + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
            + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t);
  }

  private Polyline cutCorners() {
    if (points.size() < 3) {
      return this;
    }
    List<Point> result = new ArrayList<>();
    result.add(first());
    for (int i = 0; i + 1 < points.size(); i++) {
      Point a = points.get(i);
      Point b = points.get(i + 1);
      if (i > 0) {
        result.add(between(a, b, 0.25));
      }
      if (i + 2 < points.size()) {
        result.add(between(a, b, 0.75));
      }
    }
    result.add(last());
    return new Polyline(result);
  }

  public static Point between(Point a, Point b, double t) {
    return new Point(a.x() + t * (b.x() - a.x()), a.y() + t * (b.y() - a.y()));
  }

  public static double apart(Point a, Point b) {
    return StrictMath.hypot(a.x() - b.x(), a.y() - b.y());
  }
}
