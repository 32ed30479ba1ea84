package stavka.operational.combat;

import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/** The way a unit fell back, from the hex it held in the combat on. */
public record Trail(@Unit int unit, @Hex Ints path) {}
