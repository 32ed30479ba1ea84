package stavka.engine.event;

import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/** A unit fell back after a combat. */
public record Retreated(@Unit int unit, @Hex int from, @Hex Ints path, String rule)
    implements Event {}
