package stavka.engine.event;

import stavka.engine.value.Hex;
import stavka.engine.value.Unit;

/** A unit left play for good. */
public record Eliminated(@Unit int unit, @Hex int hex, String rule) implements Event {}
