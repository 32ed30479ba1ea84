package stavka.atlas.draw;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import stavka.atlas.geo.Polyline;
import stavka.formats.map.MapDrawing.Point;

/** A line to draw, dense enough to look curved. */
final class DrawnLine {
  private final List<Point> points;
  private final double[] reached;

  DrawnLine(List<Point> points) {
    this.points = List.copyOf(points);
    this.reached = new double[points.size()];
    for (int i = 1; i < reached.length; i++) {
      reached[i] = reached[i - 1] + Polyline.apart(points.get(i - 1), points.get(i));
    }
  }

  List<Point> points() {
    return points;
  }

  Point first() {
    return points.getFirst();
  }

  Point last() {
    return points.getLast();
  }

  double length() {
    return reached[reached.length - 1];
  }

  /** The point at a distance from the start; beyond the ends, the end. */
  Point at(double distance) {
    if (points.size() == 1 || distance <= 0) {
      return first();
    }
    int i = segment(distance);
    double part = reached[i] - reached[i - 1];
    double t = part == 0 ? 1 : Math.min(1, (distance - reached[i - 1]) / part);
    return Polyline.between(points.get(i - 1), points.get(i), t);
  }

  /** The heading, in radians, over a stretch around a distance from the start. */
  double heading(double distance, double stretch) {
    Point a = at(distance - stretch / 2);
    Point b = at(distance + stretch / 2);
    return Math.atan2(b.y() - a.y(), b.x() - a.x());
  }

  private int segment(double distance) {
    int low = 1;
    int high = reached.length - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (reached[middle] < distance) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  DrawnLine reversed() {
    List<Point> turned = new ArrayList<>(points);
    Collections.reverse(turned);
    return new DrawnLine(turned);
  }

  DrawnLine slice(double from, double to) {
    List<Point> part = new ArrayList<>();
    part.add(at(from));
    for (int i = 0; i < reached.length; i++) {
      if (reached[i] > from && reached[i] < to) {
        part.add(points.get(i));
      }
    }
    part.add(at(to));
    return new DrawnLine(part);
  }

  /** The same line to the right of itself, as one follows it on a sheet whose y runs down. */
  DrawnLine aside(double by) {
    List<Point> moved = new ArrayList<>();
    for (int i = 0; i < points.size(); i++) {
      Point a = points.get(Math.max(0, i - 1));
      Point b = points.get(Math.min(points.size() - 1, i + 1));
      double size = Math.max(1e-9, Polyline.apart(a, b));
      Point p = points.get(i);
      moved.add(
          new Point(p.x() - (b.y() - a.y()) / size * by, p.y() + (b.x() - a.x()) / size * by));
    }
    return new DrawnLine(moved);
  }

  /** Points every step, each the mean of the line around it: what letters can stand on. */
  DrawnLine calm(double step, double reach) {
    List<Point> result = new ArrayList<>();
    int count = Math.max(1, (int) Math.round(length() / step));
    for (int i = 0; i <= count; i++) {
      double here = length() * i / count;
      double span = Math.min(reach, Math.min(here, length() - here));
      double x = 0;
      double y = 0;
      int parts = 8;
      for (int k = -parts; k <= parts; k++) {
        Point p = at(here + span * k / parts);
        x += p.x();
        y += p.y();
      }
      result.add(new Point(x / (2 * parts + 1), y / (2 * parts + 1)));
    }
    return new DrawnLine(result);
  }

  /** The line with a small wander of its own, none at the ends. */
  DrawnLine wander(double most, int seed) {
    List<Point> result = new ArrayList<>();
    for (int i = 0; i < points.size(); i++) {
      Point a = points.get(Math.max(0, i - 1));
      Point b = points.get(Math.min(points.size() - 1, i + 1));
      double size = Math.max(1e-9, Polyline.apart(a, b));
      double ends = Math.min(1, 2 * Math.min(reached[i], length() - reached[i]));
      double by = most * ends * Noise.smooth(reached[i] * 1.9, 0.5, seed);
      Point p = points.get(i);
      result.add(
          new Point(p.x() - (b.y() - a.y()) / size * by, p.y() + (b.x() - a.x()) / size * by));
    }
    return new DrawnLine(result);
  }

  double distance(Point point) {
    return new Polyline(points).distance(point.x(), point.y());
  }

  /** The point of this line that is nearest to another. */
  Point nearest(Point point) {
    Polyline.Foot foot = new Polyline(points).foot(point.x(), point.y());
    int next = Math.min(points.size() - 1, foot.segment() + 1);
    return Polyline.between(points.get(foot.segment()), points.get(next), foot.along());
  }

  /** Path data, straight from point to point. */
  String data() {
    StringBuilder data = new StringBuilder();
    for (Point p : points) {
      data.append(data.isEmpty() ? 'M' : 'L')
          .append(Svg.length(p.x()))
          .append(' ')
          .append(Svg.length(p.y()));
    }
    return data.toString();
  }

  /** Path data of a closed line. */
  String ring() {
    return data() + "Z";
  }
}
