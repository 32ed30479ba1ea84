package stavka.operational.supply;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/** Who is supplied and who is under command, at the instant asked for. */
public interface Supply {
  /** Whether a unit on the map is supplied now. */
  boolean supplied(Position position, int unit);

  /** Whether a unit may attack as far as command has a say. */
  boolean commanded(Position position, int unit);

  /** Judges a side's supply when its movement phase begins and notes it on its units. */
  void judge(Draft draft, Side side);
}
