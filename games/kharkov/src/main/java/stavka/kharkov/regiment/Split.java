package stavka.kharkov.regiment;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** Replace a division by its regiments [15.1]. */
public record Split(@Unit int division) implements Order {}
