package stavka.kharkov.air;

import stavka.engine.order.Order;
import stavka.engine.value.Hex;

/** Spend an air point to supply the units on a hex through the next turn [13.2]. */
public record SupplyByAir(@Hex int hex) implements Order {}
