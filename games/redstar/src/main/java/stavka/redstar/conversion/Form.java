package stavka.redstar.conversion;

import stavka.engine.order.Order;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/** Form a Soviet army of the force pool from two corps on a hex [17.4]. */
public record Form(@Unit Ints corps, @Unit int army) implements Order {}
