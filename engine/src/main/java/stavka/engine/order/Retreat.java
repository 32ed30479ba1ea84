package stavka.engine.order;

import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/** Take a unit back along a path after a combat. */
public record Retreat(@Unit int unit, @Hex Ints path) implements Order {}
