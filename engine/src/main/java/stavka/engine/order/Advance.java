package stavka.engine.order;

import stavka.engine.position.Hex;
import stavka.engine.position.Ints;
import stavka.engine.position.Unit;

/** Take units forward along a path after a combat. */
public record Advance(@Unit Ints units, @Hex Ints path) implements Order {}
