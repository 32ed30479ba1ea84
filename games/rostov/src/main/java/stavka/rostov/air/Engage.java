package stavka.rostov.air;

import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * Each firing unit engages an enemy.
 *
 * @param targets that of each, in their order; who is attacked by several answers the first of them
 */
@Rule("17.33")
public record Engage(@Unit Ints firing, @Unit Ints targets) implements Order {}
