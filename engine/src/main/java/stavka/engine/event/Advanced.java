package stavka.engine.event;

import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/** Units followed up after a combat. */
public record Advanced(@Unit Ints units, @Hex Ints path, String rule) implements Event {}
