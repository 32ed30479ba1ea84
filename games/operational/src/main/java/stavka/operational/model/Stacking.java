package stavka.operational.model;

import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** How many units may stand together. */
public interface Stacking {
  /** How many may stand on a hex, by the common rule. */
  int limit();

  /** Whether units may stand on a hex beside those already there. */
  boolean fits(Position position, Side side, Ints units, int hex);

  /** The same for one unit that stands elsewhere. */
  boolean room(Position position, int unit, int hex);
}
