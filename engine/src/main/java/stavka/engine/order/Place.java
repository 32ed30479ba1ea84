package stavka.engine.order;

import stavka.engine.position.Hex;
import stavka.engine.position.Ints;
import stavka.engine.position.Unit;

/** Put units on a hex without moving them there: set-up, reserves. */
public record Place(@Unit Ints units, @Hex int hex) implements Order {}
