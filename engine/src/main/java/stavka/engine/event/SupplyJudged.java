package stavka.engine.event;

import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;

/** Supply was judged at the start of a phase. */
public record SupplyJudged(Side side, @Unit Ints unsupplied, String rule) implements Event {}
