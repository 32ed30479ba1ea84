package stavka.rostov.supply;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/**
 * Make a dump of two columns [6.83].
 *
 * @param kept the counter that is turned
 * @param given the one that goes back to the heap
 */
public record Merge(@Unit int kept, @Unit int given) implements Order {}
