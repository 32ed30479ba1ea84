package stavka.engine.event;

import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * Units moved.
 *
 * @param from the hex they left, or -1 for an arrival
 * @param halfPoints what the path cost, in half movement points; where a step costs the units that
 *     moved together different prices, what it cost the one that paid most; 0 where a mode has no
 *     price
 */
public record Moved(
    @Unit Ints units, @Hex int from, @Hex Ints path, String mode, int halfPoints, String rule)
    implements Event {}
