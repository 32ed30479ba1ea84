package stavka.rostov.supply;

import stavka.engine.order.Order;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/** Supply units on some hexes for this turn from a column or dump [6.53]. */
public record Relieve(@Unit int supply, @Hex Ints hexes) implements Order {}
