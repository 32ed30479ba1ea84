package stavka.redstar.stacking;

import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/**
 * Stacks of a side are to come down to their limit, the enemy choosing who goes.
 *
 * @param side whose stacks
 * @param hexes where to look, or empty for the whole map
 */
@Rule("4.0.7")
public record Excess(Side side, @Hex Ints hexes) implements Frame {
  /** The whole map, as at the end of a phase. */
  public Excess(Side side) {
    this(side, Ints.EMPTY);
  }
}
