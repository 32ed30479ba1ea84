package stavka.rostov.cups;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** See what an unknown unit is. */
public record TurnUp(@Unit int unit) implements Order {}
