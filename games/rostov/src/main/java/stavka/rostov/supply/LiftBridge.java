package stavka.rostov.supply;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** Take a pontoon bridge up, to be laid elsewhere now or later [23.22]. */
public record LiftBridge(@Unit int pontoon) implements Order {}
