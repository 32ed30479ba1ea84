package stavka.redstar.stacking;

import stavka.engine.play.Side;
import stavka.engine.position.Frame;
import stavka.engine.position.Hex;
import stavka.engine.position.Ints;
import stavka.engine.rule.Rule;

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
