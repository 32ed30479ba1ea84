package stavka.engine.event;

import stavka.engine.position.Hex;
import stavka.engine.position.Ints;
import stavka.engine.position.Unit;

/** Units followed up after a combat. */
public record Advanced(@Unit Ints units, @Hex Ints path, String rule) implements Event {}
