package stavka.engine.event;

import org.jspecify.annotations.Nullable;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * Counters show these figures now.
 *
 * @param attack null while it is not known or not printed, as are the others
 */
public record Shown(
    @Unit Ints units,
    @Nullable Integer attack,
    @Nullable Integer defence,
    @Nullable Integer movement,
    String rule)
    implements Event {}
