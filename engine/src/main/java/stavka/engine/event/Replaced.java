package stavka.engine.event;

import stavka.engine.position.Hex;
import stavka.engine.position.Unit;

/** A counter takes the place of another, which leaves the map. */
public record Replaced(@Unit int unit, @Unit int by, @Hex int hex, String rule) implements Event {}
