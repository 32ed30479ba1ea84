package stavka.engine.event;

import stavka.engine.value.Hex;

/**
 * Something that is no counter lies on a hex, or has gone from it.
 *
 * @param mark its name in views
 * @param value what it is worth or shows
 * @param on whether it lies there
 */
public record HexMarked(@Hex int hex, String mark, int value, boolean on, String rule)
    implements Event {}
