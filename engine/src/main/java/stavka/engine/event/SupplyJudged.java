package stavka.engine.event;

import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Unit;

/** Supply was judged at the start of a phase. */
public record SupplyJudged(Side side, @Unit Ints unsupplied, String rule) implements Event {}
