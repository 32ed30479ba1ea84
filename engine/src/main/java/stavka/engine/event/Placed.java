package stavka.engine.event;

import stavka.engine.position.Hex;
import stavka.engine.position.Ints;
import stavka.engine.position.Unit;

/** Units were put on a hex, or taken off the map (-1), without moving. */
public record Placed(@Unit Ints units, @Hex int hex, String rule) implements Event {}
