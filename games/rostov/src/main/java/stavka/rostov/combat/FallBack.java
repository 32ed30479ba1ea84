package stavka.rostov.combat;

import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * Units of a hex go back together.
 *
 * @param path the hexes entered; empty for guns that are given up [16.46]
 */
@Rule("16.4")
public record FallBack(@Unit Ints units, @Hex Ints path) implements Order {}
