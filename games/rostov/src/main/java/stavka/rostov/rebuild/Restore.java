package stavka.rostov.rebuild;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** A unit that has stood still receives a step. */
public record Restore(@Unit int unit) implements Order {}
