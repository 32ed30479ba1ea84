package stavka.redstar.conversion;

import stavka.engine.order.Order;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * Exchange German units on a hex for others by a line of the conversion chart [17.2.1].
 *
 * @param line the number of the chart's line, from 0
 */
public record Convert(@Unit Ints units, int line) implements Order {}
