package stavka.engine.event;

import org.jspecify.annotations.Nullable;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * Counters on the map can lose so many steps now. Other counters may have a part in it: a
 * replacement that is at hand, or no longer.
 *
 * @param steps null while it is not known
 */
public record StepsCounted(@Unit Ints units, @Nullable Integer steps, String rule)
    implements Event {}
