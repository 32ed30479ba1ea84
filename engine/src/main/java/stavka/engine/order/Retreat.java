package stavka.engine.order;

import stavka.engine.position.Hex;
import stavka.engine.position.Ints;
import stavka.engine.position.Unit;

/** Take a unit back along a path after a combat. */
public record Retreat(@Unit int unit, @Hex Ints path) implements Order {}
