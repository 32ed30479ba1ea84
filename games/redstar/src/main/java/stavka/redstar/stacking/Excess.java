package stavka.redstar.stacking;

import stavka.engine.play.Side;
import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;

/**
 * Stacks of a side are to come down to their limit, the enemy choosing who goes.
 *
 * @param side whose stacks
 */
@Rule("4.0.7")
public record Excess(Side side) implements Frame {}
