package stavka.rostov.engineers;

import stavka.engine.order.Order;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;

/**
 * A railhead goes forward [19.21].
 *
 * @param path the hexes converted, in order
 */
public record Convert(@Hex Ints path) implements Order {}
