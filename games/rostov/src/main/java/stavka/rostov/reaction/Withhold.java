package stavka.rostov.reaction;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** A gun that was promised does not fire after all. */
public record Withhold(@Unit int gun) implements Order {}
