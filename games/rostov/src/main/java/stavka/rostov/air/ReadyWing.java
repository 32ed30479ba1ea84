package stavka.rostov.air;

import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.engine.value.Unit;

/** A point makes a damaged or destroyed air unit ready. */
@Rule({"7.24", "7.33"})
public record ReadyWing(@Unit int squadron) implements Order {}
