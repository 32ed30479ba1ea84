package stavka.rostov.reaction;

import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.engine.value.Hex;

/**
 * An order is sealed for an attack.
 *
 * @param order one of {@link Instructions#WORDS}; nobody but its owner may be told which
 */
@Rule("14.31")
public record Instruct(@Hex int target, String order) implements Order {}
