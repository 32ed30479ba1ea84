package stavka.engine.event;

import stavka.engine.value.Hex;
import stavka.engine.value.Unit;

/** A counter takes the place of another, which leaves the map. */
public record Replaced(@Unit int unit, @Unit int by, @Hex int hex, String rule) implements Event {}
