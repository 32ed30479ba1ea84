package stavka.rostov.engineers;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/**
 * Soviet units try to blow a bridge at their hex [23.22].
 *
 * @param side the compass point of the hexside: n, ne, se, s, sw or nw
 */
public record Blow(@Unit int unit, String side) implements Order {}
