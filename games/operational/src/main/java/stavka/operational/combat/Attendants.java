package stavka.operational.combat;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** Counters without steps that go where units go, such as headquarters. */
public interface Attendants {
  /** A game without such counters. */
  Attendants NONE = new Attendants() {};

  default boolean attends(int unit) {
    return false;
  }

  /** Whether an attendant goes along with some units: it stands with one of them. */
  default boolean goesWith(Position position, Ints units, int unit) {
    return attends(unit) && units.any(other -> position.place(other) == position.place(unit));
  }

  /** An attendant cannot stay and has no way to go. */
  default void strand(Draft draft, int attendant) {
    throw new IllegalStateException("nobody attends units here");
  }

  /**
   * Units of a hex have been lost: the attendants of a side that are left alone there are stranded.
   */
  default void abandoned(Draft draft, Side side, int hex) {}
}
