package stavka.rostov.arrival;

import stavka.engine.order.Order;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * A unit that is called away leaves the map.
 *
 * @param instead like units that make up the steps it lacks, or the one that goes if it is lost
 */
public record Depart(@Unit int unit, @Unit Ints instead) implements Order {}
