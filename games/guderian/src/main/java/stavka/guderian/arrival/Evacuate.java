package stavka.guderian.arrival;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** Take a surrounded leader off the map [10.4]. */
public record Evacuate(@Unit int leader) implements Order {}
