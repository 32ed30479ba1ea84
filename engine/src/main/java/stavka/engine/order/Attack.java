package stavka.engine.order;

import stavka.engine.position.Hex;
import stavka.engine.position.Ints;
import stavka.engine.position.Unit;

/**
 * Attack one or more enemy hexes together.
 *
 * @param support points of support committed at once, such as air points
 */
public record Attack(@Unit Ints units, @Hex Ints targets, int support) implements Order {}
