package stavka.rostov.supply;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** Give up a base that is cut off [6.95]. */
public record GiveUp(@Unit int base) implements Order {}
