package stavka.redstar.supply;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** Use a depot up as a source of emergency supply [10.2.4]. */
public record Relief(@Unit int depot) implements Order {}
