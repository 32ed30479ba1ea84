package stavka.rostov.rebuild;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** A unit is to receive replacements, and stands still for it. */
public record Refit(@Unit int unit) implements Order {}
