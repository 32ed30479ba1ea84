package stavka.rostov.rebuild;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** A Zap unit in a town becomes a unit of the Cadre box [7.22]. */
public record Exchange(@Unit int zap, @Unit int cadre) implements Order {}
