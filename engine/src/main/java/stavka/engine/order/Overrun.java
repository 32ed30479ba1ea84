package stavka.engine.order;

import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * Move units that stand together next to an enemy stack and overrun it.
 *
 * @param path the hexes entered before the overrun, possibly none
 * @param by the headquarters that leads it, or -1 where none is needed
 */
public record Overrun(@Unit Ints units, @Hex Ints path, @Hex int target, @Unit int by)
    implements Order {}
