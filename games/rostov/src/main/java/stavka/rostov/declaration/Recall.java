package stavka.rostov.declaration;

import stavka.engine.order.Order;
import stavka.engine.value.Hex;

/** An attack is called off while attacks are still being declared. */
public record Recall(@Hex int target) implements Order {}
