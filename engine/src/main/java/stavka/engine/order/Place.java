package stavka.engine.order;

import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/** Put units on a hex without moving them there: set-up, reserves. */
public record Place(@Unit Ints units, @Hex int hex) implements Order {}
