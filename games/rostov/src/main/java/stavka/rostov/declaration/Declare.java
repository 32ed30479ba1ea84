package stavka.rostov.declaration;

import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Plain;
import stavka.engine.value.Unit;

/**
 * An attack is announced before the enemy reacts.
 *
 * @param mandated whether it is one of those that are owed [12.41]
 */
@Rule("12.0")
public record Declare(@Unit Ints units, @Hex Ints targets, @Plain boolean mandated)
    implements Order {}
