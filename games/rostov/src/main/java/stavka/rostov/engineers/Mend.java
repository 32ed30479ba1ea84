package stavka.rostov.engineers;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/**
 * Engineers try to mend a bridge at their hex [23.22].
 *
 * @param side the compass point of the hexside: n, ne, se, s, sw or nw
 */
public record Mend(@Unit int engineer, String side) implements Order {}
