package stavka.redstar.air;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** Take an air base and its fleet out of play for good [12.1.5]. */
public record Retire(@Unit int base) implements Order {}
