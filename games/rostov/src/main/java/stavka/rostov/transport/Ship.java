package stavka.rostov.transport;

import stavka.engine.order.Order;
import stavka.engine.value.Hex;
import stavka.engine.value.Unit;

/** Bring a unit to a port by sea. */
public record Ship(@Unit int unit, @Hex int to) implements Order {}
