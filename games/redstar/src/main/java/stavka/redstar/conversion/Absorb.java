package stavka.redstar.conversion;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** Bring a reduced Soviet army back to full strength with a corps [17.5]. */
public record Absorb(@Unit int corps, @Unit int army) implements Order {}
