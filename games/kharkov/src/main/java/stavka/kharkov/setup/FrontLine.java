package stavka.kharkov.setup;

import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.map.Frontier;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovTheatre;

/** One side's hexes along the front of 12 May, in their order from its beginning to its end. */
final class FrontLine {
  private final Ints hexes;

  FrontLine(KharkovTheatre theatre, Side side) {
    HexGrid grid = theatre.ground().grid();
    Frontier front = theatre.map().frontier("front");
    int[] line = new int[front.sides().size()];
    int count = 0;
    boolean[] seen = new boolean[grid.size()];
    for (int at : front.sides()) {
      int left = at / HexGrid.DIRECTIONS;
      int hex = side == Side.SOVIET ? left : grid.neighbour(left, at % HexGrid.DIRECTIONS);
      if (!seen[hex]) {
        seen[hex] = true;
        line[count++] = hex;
      }
    }
    this.hexes = Ints.prefix(line, count);
  }

  Ints hexes() {
    return hexes;
  }

  boolean contains(int hex) {
    return hexes.contains(hex);
  }

  /**
   * Those of some hexes that lie along the front, in its order; if none does, the hexes as they
   * come.
   */
  Ints inOrder(HexSet some) {
    Ints line = Ints.of(hexes.stream().filter(some::has).toArray());
    return line.isEmpty() ? Ints.of(some.toArray()) : line;
  }
}
