package stavka.engine.event;

import stavka.engine.value.Hex;
import stavka.engine.value.Side;

/** A side has taken a hex: the marks there that named the other side name this one now. */
public record ControlChanged(@Hex int hex, Side side, String rule) implements Event {}
