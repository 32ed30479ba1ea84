package stavka.rostov.engineers;

import stavka.engine.order.Order;
import stavka.engine.value.Hex;

/** Soviet units cut a railway of the Axis [19.4]. */
public record Cut(@Hex int hex) implements Order {}
