package stavka.rostov.special;

import stavka.engine.order.Order;
import stavka.engine.value.Hex;

/** The garrison of a hex is set free by a reserve result. */
public record Release(@Hex int garrison) implements Order {}
