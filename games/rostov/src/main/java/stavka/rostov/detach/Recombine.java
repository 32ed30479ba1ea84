package stavka.rostov.detach;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** A division takes a regiment back as a step. */
public record Recombine(@Unit int division, @Unit int substitute) implements Order {}
