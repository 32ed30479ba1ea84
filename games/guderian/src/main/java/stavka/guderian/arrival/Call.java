package stavka.guderian.arrival;

import stavka.engine.order.Order;

/** Call a rifle division from the South-Western Front [14.2]. */
public record Call() implements Order {}
