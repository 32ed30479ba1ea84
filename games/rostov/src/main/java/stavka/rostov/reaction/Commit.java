package stavka.rostov.reaction;

import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.engine.value.Hex;
import stavka.engine.value.Unit;

/** A gun is promised to the defenders of an attack. */
@Rule("14.21")
public record Commit(@Unit int gun, @Hex int target) implements Order {}
