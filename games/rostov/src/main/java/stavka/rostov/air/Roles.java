package stavka.rostov.air;

import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * Which fighters with two uses fire; the others of them fly the mission.
 *
 * @param firing none if all fly it
 */
@Rule("17.31")
public record Roles(@Unit Ints firing) implements Order {}
