package stavka.panzer.combat;

import stavka.engine.rule.Rule;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;
import stavka.operational.model.Books;

/** The way a unit fell back, from the hex it held in the combat on. */
@Rule(in = Books.KHARKOV, value = "9.71")
public record Trail(@Unit int unit, @Hex Ints path) {}
