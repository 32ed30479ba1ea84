package stavka.operational.supply;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;

/** Who is supplied and who is under command, at the instant asked for. */
public interface Supply {
  /** Whether a unit has a line of supply on a hex. */
  boolean supplies(Position position, int unit, int hex);

  /** Whether a unit could attack from a hex as far as command has a say. */
  boolean commands(Position position, int unit, int hex);

  /** Judges a side's supply when its movement phase begins and notes it on its units. */
  void judge(Draft draft, Side side);

  /** Whether a unit counts as supplied whatever its line. */
  default boolean graced(Position position, int unit) {
    return position.get(unit, Marks.GRACE) >= position.turn();
  }

  /** Whether a unit on the map is supplied now, by a line or by grace. */
  default boolean supplied(Position position, int unit) {
    return graced(position, unit) || supplies(position, unit, position.place(unit));
  }

  /** Whether a unit on the map may attack as far as command has a say. */
  default boolean commanded(Position position, int unit) {
    return commands(position, unit, position.place(unit));
  }
}
