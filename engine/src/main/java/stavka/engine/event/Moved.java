package stavka.engine.event;

import stavka.engine.position.Hex;
import stavka.engine.position.Ints;
import stavka.engine.position.Unit;

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
