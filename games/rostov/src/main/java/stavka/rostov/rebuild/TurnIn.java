package stavka.rostov.rebuild;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** Militia become replacements [7.22]. */
public record TurnIn(@Unit int militia) implements Order {}
