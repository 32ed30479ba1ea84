package stavka.kharkov.combat;

import stavka.engine.position.Hex;
import stavka.engine.position.Ints;
import stavka.engine.position.Unit;
import stavka.engine.rule.Rule;

/** The way a unit fell back, from the hex it held in the combat on. */
@Rule("9.71")
public record Trail(@Unit int unit, @Hex Ints path) {}
