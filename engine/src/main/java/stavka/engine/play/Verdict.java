package stavka.engine.play;

import org.jspecify.annotations.Nullable;
import stavka.engine.value.Side;

/**
 * How a match ended.
 *
 * @param winner null for a draw
 * @param level the key of the level of victory
 */
public record Verdict(
    @Nullable Side winner, String level, int axisPoints, int sovietPoints, String rule) {}
