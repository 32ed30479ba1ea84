package stavka.engine.event;

import stavka.engine.position.Hex;
import stavka.engine.position.Ints;
import stavka.engine.position.Unit;

/** A unit fell back after a combat. */
public record Retreated(@Unit int unit, @Hex int from, @Hex Ints path, String rule)
    implements Event {}
