package stavka.redstar.control;

import stavka.engine.position.Draft;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;

/** What follows from units coming to hexes, in whatever way they come. */
@FunctionalInterface
public interface Footfall {
  /**
   * Units of a side have come along some hexes and stand on the last. Moving, advancing, retreating
   * and placing all end in this.
   */
  void came(Draft draft, Side side, @Unit Ints units, @Hex Ints path);
}
