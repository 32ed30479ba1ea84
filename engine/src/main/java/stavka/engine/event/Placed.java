package stavka.engine.event;

import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/** Units were put on a hex, or taken off the map (-1), without moving. */
public record Placed(@Unit Ints units, @Hex int hex, String rule) implements Event {}
