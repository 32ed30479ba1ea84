package stavka.redstar.conversion;

import stavka.engine.order.Order;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/** Break a Soviet army down into two corps of the force pool [17.3]. */
public record Disband(@Unit int army, @Unit Ints corps) implements Order {}
