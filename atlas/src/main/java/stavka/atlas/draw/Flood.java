package stavka.atlas.draw;

import java.util.List;
import stavka.formats.map.MapDrawing.Point;

/** Which cells of a fine grid lie inside closed lines: answers fast, and with a margin. */
final class Flood {
  private static final double CELL = 0.025;

  private final Box area;
  private final int columns;
  private final int rows;
  private final boolean[] inside;

  Flood(List<DrawnLine> rings, Box area) {
    this.area = area;
    this.columns = (int) Math.ceil(area.width() / CELL);
    this.rows = (int) Math.ceil(area.height() / CELL);
    this.inside = new boolean[columns * rows];
    for (DrawnLine ring : rings) {
      List<Point> points = ring.points();
      for (int i = 0; i < points.size(); i++) {
        cross(points.get(i), points.get((i + 1) % points.size()));
      }
    }
    for (int row = 0; row < rows; row++) {
      boolean in = false;
      for (int column = 0; column < columns; column++) {
        in ^= inside[row * columns + column];
        inside[row * columns + column] = in;
      }
    }
  }

  /** Marks, in each row a segment crosses, the cell from which on the row is on its other side. */
  private void cross(Point a, Point b) {
    double low = Math.min(a.y(), b.y());
    double high = Math.max(a.y(), b.y());
    int first = Math.max(0, (int) Math.ceil((low - area.top()) / CELL - 0.5));
    int last = Math.min(rows - 1, (int) Math.ceil((high - area.top()) / CELL - 0.5) - 1);
    for (int row = first; row <= last; row++) {
      double y = area.top() + (row + 0.5) * CELL;
      double x = a.x() + (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y());
      int column = Math.max(0, (int) Math.ceil((x - area.left()) / CELL - 0.5));
      if (column < columns) {
        inside[row * columns + column] ^= true;
      }
    }
  }

  /** Whether a point and those a margin away from it in the four directions are inside. */
  boolean holds(Point p, double margin) {
    return at(p.x(), p.y())
        && at(p.x() - margin, p.y())
        && at(p.x() + margin, p.y())
        && at(p.x(), p.y() - margin)
        && at(p.x(), p.y() + margin);
  }

  private boolean at(double x, double y) {
    int column = (int) Math.floor((x - area.left()) / CELL);
    int row = (int) Math.floor((y - area.top()) / CELL);
    return column >= 0
        && row >= 0
        && column < columns
        && row < rows
        && inside[row * columns + column];
  }
}
