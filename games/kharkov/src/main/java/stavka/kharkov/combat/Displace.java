package stavka.kharkov.combat;

import stavka.engine.position.Frame;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/** A displaced headquarters has several friendly units equally near: its owner chooses [10.17]. */
public record Displace(@Unit int hq, @Hex Ints hexes) implements Frame {}
