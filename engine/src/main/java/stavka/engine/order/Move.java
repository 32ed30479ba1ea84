package stavka.engine.order;

import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * Move units that stand together along a path.
 *
 * @param path the hexes entered, in order; an arrival's first hex is the one it enters the map by
 * @param mode how: each game names its modes (march, rail)
 */
public record Move(@Unit Ints units, @Hex Ints path, String mode) implements Order {}
