package stavka.guderian.combat;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** Let a leader add his points to one of the attackers in his hex [10.36]. */
public record Assist(@Unit int leader, @Unit int unit) implements Order {}
