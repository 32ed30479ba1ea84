package stavka.redstar.economy;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** Take a factory to safety beyond the Urals [14.2]. */
public record Evacuate(@Unit int factory) implements Order {}
