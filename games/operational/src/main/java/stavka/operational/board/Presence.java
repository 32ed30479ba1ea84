package stavka.operational.board;

import java.util.function.IntPredicate;

/**
 * What a counter does to the hex it stands on, whatever becomes of it.
 *
 * @param bars whether it keeps the enemy out
 * @param stacks whether it counts among the units of the hex
 * @param cancels whether it frees the hex of enemy zones for lines and for those who need cover; so
 *     does whatever exerts a zone of its own
 */
public record Presence(IntPredicate bars, IntPredicate stacks, IntPredicate cancels) {}
