package stavka.operational.combat;

import stavka.engine.position.Frame;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/**
 * Stacks of a side are to come down to their limit.
 *
 * @param side whose stacks
 * @param hexes where to look, or empty for the whole map
 */
public record Excess(Side side, @Hex Ints hexes) implements Frame {
  /** The whole map, as at the end of a phase. */
  public Excess(Side side) {
    this(side, Ints.EMPTY);
  }
}
