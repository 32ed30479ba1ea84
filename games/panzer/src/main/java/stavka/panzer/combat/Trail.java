package stavka.panzer.combat;

import stavka.engine.position.Hex;
import stavka.engine.position.Ints;
import stavka.engine.position.Unit;
import stavka.engine.rule.Rule;
import stavka.panzer.Panzer;

/** The way a unit fell back, from the hex it held in the combat on. */
@Rule(in = Panzer.KHARKOV, value = "9.71")
public record Trail(@Unit int unit, @Hex Ints path) {}
