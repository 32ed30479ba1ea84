package stavka.engine.order;

import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * Attack one or more enemy hexes together.
 *
 * @param support points of support committed at once, such as air points
 */
public record Attack(@Unit Ints units, @Hex Ints targets, int support) implements Order {}
