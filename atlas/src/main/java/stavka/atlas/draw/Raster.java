package stavka.atlas.draw;

import stavka.formats.map.MapDrawing.Point;

/** How much ink lies where, on a fine grid: the price of writing over it. */
final class Raster {
  private static final double CELL = 0.05;

  private final Box area;
  private final int columns;
  private final int rows;
  private final float[] ink;

  Raster(Box area) {
    this.area = area;
    this.columns = (int) Math.ceil(area.width() / CELL);
    this.rows = (int) Math.ceil(area.height() / CELL);
    this.ink = new float[columns * rows];
  }

  /**
   * Lays ink along a line, as wide as twice the radius; where ink lies already, the dearer counts.
   */
  void line(DrawnLine line, double radius, double price) {
    for (double s = 0; s <= line.length(); s += CELL) {
      dot(line.at(s), radius, price);
    }
  }

  void dot(Point centre, double radius, double price) {
    int reach = (int) Math.ceil(radius / CELL);
    int column = column(centre.x());
    int row = row(centre.y());
    for (int r = row - reach; r <= row + reach; r++) {
      for (int c = column - reach; c <= column + reach; c++) {
        double dx = (c - column) * CELL;
        double dy = (r - row) * CELL;
        if (dx * dx + dy * dy <= radius * radius + 1e-9) {
          raise(c, r, price);
        }
      }
    }
  }

  void box(Box box, double price) {
    for (int r = row(box.top()); r <= row(box.bottom()); r++) {
      for (int c = column(box.left()); c <= column(box.right()); c++) {
        raise(c, r, price);
      }
    }
  }

  private void raise(int column, int row, double price) {
    if (column >= 0 && row >= 0 && column < columns && row < rows) {
      int cell = row * columns + column;
      ink[cell] = Math.max(ink[cell], (float) price);
    }
  }

  boolean clean(Point point) {
    int column = column(point.x());
    int row = row(point.y());
    return column < 0
        || row < 0
        || column >= columns
        || row >= rows
        || ink[row * columns + column] == 0;
  }

  /** The dearest ink on the straight way between two points. */
  double between(Point a, Point b) {
    double dearest = 0;
    int steps = (int) Math.ceil(Math.hypot(b.x() - a.x(), b.y() - a.y()) / CELL);
    for (int i = 0; i <= steps; i++) {
      double t = steps == 0 ? 0 : (double) i / steps;
      int c = column(a.x() + t * (b.x() - a.x()));
      int r = row(a.y() + t * (b.y() - a.y()));
      if (c >= 0 && r >= 0 && c < columns && r < rows) {
        dearest = Math.max(dearest, ink[r * columns + c]);
      }
    }
    return dearest;
  }

  /** The ink under a box, by area. */
  double under(Box box) {
    double sum = 0;
    int left = Math.max(0, column(box.left()));
    int right = Math.min(columns - 1, column(box.right()));
    for (int r = Math.max(0, row(box.top())); r <= Math.min(rows - 1, row(box.bottom())); r++) {
      for (int c = left; c <= right; c++) {
        sum += ink[r * columns + c];
      }
    }
    return sum * CELL * CELL;
  }

  private int column(double x) {
    return (int) Math.floor((x - area.left()) / CELL);
  }

  private int row(double y) {
    return (int) Math.floor((y - area.top()) / CELL);
  }
}
