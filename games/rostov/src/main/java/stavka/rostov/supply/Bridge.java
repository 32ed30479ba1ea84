package stavka.rostov.supply;

import stavka.engine.order.Order;
import stavka.engine.value.Hex;
import stavka.engine.value.Unit;

/**
 * Begin a pontoon bridge [23.22].
 *
 * @param side the compass point of the hexside: n, ne, se, s, sw or nw
 */
public record Bridge(@Unit int pontoon, @Hex int hex, String side) implements Order {}
