package stavka.kharkov.setup;

import stavka.engine.hex.HexSet;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovTheatre;

/** One side's hexes along the front of 12 May, in their order from its beginning to its end. */
record FrontLine(Ints hexes) {
  FrontLine(KharkovTheatre theatre, Side side) {
    this(Ints.of(theatre.ground().along(side).distinct().toArray()));
  }

  boolean contains(int hex) {
    return hexes.contains(hex);
  }

  /**
   * Those of some hexes that lie along the front, in its order; if none does, the hexes as they
   * come.
   */
  Ints inOrder(HexSet some) {
    Ints line = hexes.filter(some::has);
    return line.isEmpty() ? Ints.of(some.toArray()) : line;
  }
}
