package stavka.rostov.engineers;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** Soviet engineers convert the railway they stand on [19.3]. */
public record Reclaim(@Unit int engineer) implements Order {}
