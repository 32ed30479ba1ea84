package stavka.kharkov.setup;

import stavka.engine.order.Order;

/** Set up the whole side in the standard way; what was placed before is placed anew. */
public record StandardSetUp() implements Order {}
