package stavka.engine.event;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Ints;
import stavka.engine.position.Unit;

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
