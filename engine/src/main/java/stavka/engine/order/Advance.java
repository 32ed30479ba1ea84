package stavka.engine.order;

import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/** Take units forward along a path after a combat. */
public record Advance(@Unit Ints units, @Hex Ints path) implements Order {}
