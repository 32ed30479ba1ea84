package stavka.rostov.stacking;

import stavka.engine.position.Frame;
import stavka.engine.value.Side;

/** A side has more on some hex than may stay there when a phase ends. */
public record Excess(Side side, int hex) implements Frame {}
