package stavka.redstar.supply;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** Take a depot off the map, to come back later [10.2.1]. */
public record Withdraw(@Unit int depot) implements Order {}
