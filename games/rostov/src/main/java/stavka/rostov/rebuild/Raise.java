package stavka.rostov.rebuild;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** A lost unit goes up a box of the chart, or gets a step in the last [7.43]. */
public record Raise(@Unit int unit) implements Order {}
