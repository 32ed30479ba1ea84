package stavka.rostov.arrival;

import stavka.engine.order.Order;

/** A special group of reinforcements is called. */
public record CallUp(String group) implements Order {}
