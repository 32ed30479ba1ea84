package stavka.kharkov.regiment;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** Dig a regiment in where it stands [15.2]. */
public record Entrench(@Unit int regiment) implements Order {}
