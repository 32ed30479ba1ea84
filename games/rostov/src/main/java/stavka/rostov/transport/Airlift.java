package stavka.rostov.transport;

import stavka.engine.order.Order;
import stavka.engine.value.Hex;
import stavka.engine.value.Unit;

/** Fly a unit to a town. */
public record Airlift(@Unit int unit, @Hex int to) implements Order {}
