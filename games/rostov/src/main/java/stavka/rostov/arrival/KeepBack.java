package stavka.rostov.arrival;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** A unit that is called away stays, which costs points. */
public record KeepBack(@Unit int unit) implements Order {}
