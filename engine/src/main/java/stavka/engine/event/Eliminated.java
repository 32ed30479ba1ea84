package stavka.engine.event;

import stavka.engine.position.Hex;
import stavka.engine.position.Unit;

/** A unit left play for good. */
public record Eliminated(@Unit int unit, @Hex int hex, String rule) implements Event {}
