package stavka.operational.game;

import stavka.engine.order.Order;

/** Set up what is left in the standard way. */
public record StandardSetUp() implements Order {}
