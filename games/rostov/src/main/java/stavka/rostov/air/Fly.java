package stavka.rostov.air;

import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * Air units are sent over a hex, face down: nobody but their owner may be told more of it than how
 * many they are.
 */
@Rule({"17.21", "17.25"})
public record Fly(@Unit Ints squadrons, @Hex int hex) implements Order {}
