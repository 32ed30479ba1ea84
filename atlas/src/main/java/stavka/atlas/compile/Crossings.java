package stavka.atlas.compile;

import stavka.engine.hex.HexGrid;

/** What it costs a way to cross each hexside of the sheet and its margin. */
final class Crossings {
  /** The weight of a lake: ways go round it. */
  static final int LAKE = 20;

  private static final double RIVER = 1.5;

  private final HexGrid grid;
  private final double[] price;

  Crossings(Margin margin) {
    this.grid = margin.outer();
    this.price = new double[grid.size() * HexGrid.DIRECTIONS];
  }

  /** Notes water between two hexes; the wider it is, the rarer its bridges. */
  void add(int hex, int other, int weight) {
    if (hex == HexGrid.NONE || other == HexGrid.NONE) {
      return;
    }
    int direction = grid.direction(hex, other);
    price[hex * HexGrid.DIRECTIONS + direction] += weight * RIVER;
    price[other * HexGrid.DIRECTIONS + HexGrid.opposite(direction)] += weight * RIVER;
  }

  double price(int hex, int direction) {
    return price[hex * HexGrid.DIRECTIONS + direction];
  }
}
