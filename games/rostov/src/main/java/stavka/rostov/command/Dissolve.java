package stavka.rostov.command;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** Give up a headquarters that is not operational. */
public record Dissolve(@Unit int headquarters) implements Order {}
