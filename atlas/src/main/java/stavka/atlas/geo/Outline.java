package stavka.atlas.geo;

import java.util.List;
import stavka.formats.map.MapDrawing.Point;

/** A closed area on the sheet. */
public final class Outline {
  private final List<Point> points;
  private final double[] xs;
  private final double[] ys;
  private final double left;
  private final double right;
  private final double top;
  private final double bottom;

  public Outline(List<Point> points) {
    this.points = List.copyOf(points);
    this.xs = points.stream().mapToDouble(Point::x).toArray();
    this.ys = points.stream().mapToDouble(Point::y).toArray();
    this.left = points.stream().mapToDouble(Point::x).min().orElse(0);
    this.right = points.stream().mapToDouble(Point::x).max().orElse(0);
    this.top = points.stream().mapToDouble(Point::y).min().orElse(0);
    this.bottom = points.stream().mapToDouble(Point::y).max().orElse(0);
  }

  public List<Point> points() {
    return points;
  }

  public boolean touches(double x1, double y1, double x2, double y2) {
    return left <= x2 && right >= x1 && top <= y2 && bottom >= y1;
  }

  /** Counts the edges to the right of a point: odd inside, even outside. */
  public boolean holds(double x, double y) {
    if (x < left || x > right || y < top || y > bottom) {
      return false;
    }
    boolean inside = false;
    for (int i = 0, j = xs.length - 1; i < xs.length; j = i++) {
      if (ys[i] > y != ys[j] > y && x < (xs[j] - xs[i]) * (y - ys[i]) / (ys[j] - ys[i]) + xs[i]) {
        inside = !inside;
      }
    }
    return inside;
  }

  public Point middle() {
    return new Point((left + right) / 2, (top + bottom) / 2);
  }
}
