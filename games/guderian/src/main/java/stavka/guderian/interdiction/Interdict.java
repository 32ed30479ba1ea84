package stavka.guderian.interdiction;

import stavka.engine.order.Order;
import stavka.engine.value.Hex;

/** Put an interdiction marker on a hex [13.0]. */
public record Interdict(@Hex int hex) implements Order {}
