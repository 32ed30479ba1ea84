package stavka.rostov.command;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** A headquarters wakes a unit that would not move in this phase. */
public record Activate(@Unit int headquarters, @Unit int unit) implements Order {}
