package stavka.atlas.compile;

import stavka.engine.hex.HexGrid;

/** From a step along the corner graph to a hexside of the sheet. */
final class Sides {
  private Sides() {}

  /**
   * The side as {@code left hex * 6 + direction}, or none unless both its hexes lie on the sheet.
   */
  static int onSheet(Margin margin, CornerGraph graph, int step) {
    int left = graph.leftHex(step);
    int right = graph.rightHex(step);
    int inner = margin.toInner(left);
    if (inner == HexGrid.NONE || margin.toInner(right) == HexGrid.NONE) {
      return HexGrid.NONE;
    }
    return inner * HexGrid.DIRECTIONS + margin.outer().direction(left, right);
  }
}
