package stavka.atlas.draw;

import stavka.formats.map.MapDrawing.Point;

/** An upright rectangle, in hexes; y runs down. */
record Box(double left, double top, double right, double bottom) {
  static Box around(Point centre, double halfWidth, double halfHeight) {
    return new Box(
        centre.x() - halfWidth,
        centre.y() - halfHeight,
        centre.x() + halfWidth,
        centre.y() + halfHeight);
  }

  double width() {
    return right - left;
  }

  double height() {
    return bottom - top;
  }

  Box grown(double by) {
    return new Box(left - by, top - by, right + by, bottom + by);
  }

  boolean holds(Point point) {
    return point.x() >= left && point.x() <= right && point.y() >= top && point.y() <= bottom;
  }

  boolean holds(Box other) {
    return other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom;
  }

  /** The area two boxes share. */
  double overlap(Box other) {
    double w = Math.min(right, other.right) - Math.max(left, other.left);
    double h = Math.min(bottom, other.bottom) - Math.max(top, other.top);
    return w <= 0 || h <= 0 ? 0 : w * h;
  }
}
