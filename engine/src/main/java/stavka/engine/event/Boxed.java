package stavka.engine.event;

import org.jspecify.annotations.Nullable;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * Counters lie off the map now.
 *
 * @param box the box they are seen in, by its id in views; null if they are out of sight
 */
public record Boxed(@Unit Ints units, @Nullable String box, String rule) implements Event {}
