package stavka.rostov.supply;

import stavka.engine.order.Order;
import stavka.engine.value.Hex;

/** One hex more is supplied for this turn by the point that was spent last [6.53]. */
public record RelieveAlso(@Hex int hex) implements Order {}
