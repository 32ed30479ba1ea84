package stavka.engine.event;

import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * Counters got a mark or lost it.
 *
 * @param mark its name in views: moved, disrupted, unsupplied
 */
public record Marked(@Unit Ints units, String mark, boolean on, String rule) implements Event {}
