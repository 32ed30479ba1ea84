package stavka.engine.event;

import stavka.engine.play.Side;
import stavka.engine.position.Hex;

/** A side has taken a hex: the marks there that named the other side name this one now. */
public record ControlChanged(@Hex int hex, Side side, String rule) implements Event {}
