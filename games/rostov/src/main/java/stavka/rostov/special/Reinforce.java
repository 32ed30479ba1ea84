package stavka.rostov.special;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** A Zap regiment gives its men to a unit in its hex. */
public record Reinforce(@Unit int zap, @Unit int unit) implements Order {}
