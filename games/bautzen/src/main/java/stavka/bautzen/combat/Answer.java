package stavka.bautzen.combat;

import stavka.engine.order.Order;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * Support the defence against an attack that has been declared.
 *
 * @param supporters a column to spend, and guns to fire
 */
public record Answer(@Unit Ints supporters) implements Order {}
