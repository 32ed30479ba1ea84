package stavka.rostov.arrival;

import stavka.engine.order.Order;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/** Units leave the map by order of the scenario. */
public record Leave(@Unit Ints units) implements Order {}
