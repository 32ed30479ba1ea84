package stavka.engine.event;

import org.jspecify.annotations.Nullable;
import stavka.engine.value.Side;

/** Play came to a step of the sequence. */
public record PhaseBegan(int turn, String phase, @Nullable Side side, String rule)
    implements Event {}
