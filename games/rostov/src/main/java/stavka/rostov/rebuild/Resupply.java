package stavka.rostov.rebuild;

import stavka.engine.order.Order;
import stavka.engine.value.Hex;

/** Extra supply for a stack [7.26]. */
public record Resupply(@Hex int hex) implements Order {}
