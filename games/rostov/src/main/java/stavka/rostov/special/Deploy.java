package stavka.rostov.special;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** A great gun is turned: from its march to firing, or back. */
public record Deploy(@Unit int gun) implements Order {}
