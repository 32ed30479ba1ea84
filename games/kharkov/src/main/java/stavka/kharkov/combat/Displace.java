package stavka.kharkov.combat;

import stavka.engine.position.Frame;
import stavka.engine.position.Hex;
import stavka.engine.position.Ints;
import stavka.engine.position.Unit;

/** A displaced headquarters has several friendly units equally near: its owner chooses [10.17]. */
public record Displace(@Unit int hq, @Hex Ints hexes) implements Frame {}
