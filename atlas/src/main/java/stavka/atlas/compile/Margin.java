package stavka.atlas.compile;

import stavka.engine.hex.HexGrid;
import stavka.engine.hex.Orientation;
import stavka.formats.map.MapDrawing.Point;

/**
 * The sheet with a margin of hexes around it. Rivers and ways are traced across the margin too, so
 * that they cross the edge of the map where they really do. Positions are those of the sheet
 * itself.
 */
final class Margin {
  /** An even width keeps shifted lines shifted. */
  private static final int WIDTH = 4;

  private final HexGrid inner;
  private final HexGrid outer;
  private final double offsetX;
  private final double offsetY;

  Margin(HexGrid inner) {
    this.inner = inner;
    this.outer =
        new HexGrid(
            inner.orientation(),
            inner.columns() + 2 * WIDTH,
            inner.rows() + 2 * WIDTH,
            inner.shiftedParity());
    double pitch = StrictMath.sqrt(3) / 2;
    boolean flat = inner.orientation() == Orientation.FLAT;
    this.offsetX = WIDTH * (flat ? pitch : 1);
    this.offsetY = WIDTH * (flat ? 1 : pitch);
  }

  HexGrid outer() {
    return outer;
  }

  Point centre(int outerHex) {
    return new Point(outer.centreX(outerHex) - offsetX, outer.centreY(outerHex) - offsetY);
  }

  /** The hex of the outer grid under a point of the sheet, or none. */
  int hexAt(Point point) {
    return outer.nearest(point.x() + offsetX, point.y() + offsetY);
  }

  /** The same hex on the sheet, or none in the margin. */
  int toInner(int outerHex) {
    return outerHex == HexGrid.NONE
        ? HexGrid.NONE
        : inner.at(outer.column(outerHex) - WIDTH, outer.row(outerHex) - WIDTH);
  }

  int toOuter(int innerHex) {
    return outer.at(inner.column(innerHex) + WIDTH, inner.row(innerHex) + WIDTH);
  }
}
