package stavka.rostov.supply;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** Turn a dump into a column, which costs a point [6.83]. */
public record Unload(@Unit int dump) implements Order {}
