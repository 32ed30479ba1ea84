package stavka.atlas.draw;

import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.map.HexMap;
import stavka.formats.map.MapDrawing.Point;

/**
 * The sheet's grid with two more hexes on every side, so that the ground runs on under the frame.
 */
final class Bleed {
  private static final int MORE = 2;

  private final HexGrid inner;
  private final HexGrid outer;
  private final double shiftX;
  private final double shiftY;

  Bleed(HexGrid inner) {
    this.inner = inner;
    this.outer =
        new HexGrid(
            inner.orientation(),
            inner.columns() + 2 * MORE,
            inner.rows() + 2 * MORE,
            inner.shiftedParity());
    int origin = outer.at(MORE, MORE);
    this.shiftX = inner.centreX(0) - outer.centreX(origin);
    this.shiftY = inner.centreY(0) - outer.centreY(origin);
  }

  HexGrid grid() {
    return outer;
  }

  /** The hexes of a terrain; beyond the sheet those next to it. */
  HexSet of(HexMap map, String terrain) {
    return HexSet.where(outer, hex -> map.terrainIs(inside(hex), terrain));
  }

  private int inside(int hex) {
    int column = Math.clamp(outer.column(hex) - MORE, 0, inner.columns() - 1);
    int row = Math.clamp(outer.row(hex) - MORE, 0, inner.rows() - 1);
    return inner.at(column, row);
  }

  Point centre(int hex) {
    return new Point(outer.centreX(hex) + shiftX, outer.centreY(hex) + shiftY);
  }

  Point corner(int hex, int i) {
    Point centre = centre(hex);
    return new Point(
        centre.x() + outer.cornerX(i % HexGrid.DIRECTIONS),
        centre.y() + outer.cornerY(i % HexGrid.DIRECTIONS));
  }
}
