package stavka.rostov.air;

import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/** Guns with a headquarters that interdiction keeps from supporting in this turn. */
@Rule("13.24")
public record Silence(@Unit Ints guns) implements Order {}
