package stavka.rostov.movement;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.movement.Entrances;

/** The hexes by which counters come onto the map, and those on which they are put down. */
@Rule({"6.84", "6.93", "8.14"})
public interface EntryHexes extends Entrances {
  /** Where nobody comes. */
  EntryHexes NONE = (position, unit) -> Ints.EMPTY;

  /** Whether a counter is put down on a hex, and does not pay for entering it. */
  default boolean putDown(Position position, int unit, int hex) {
    return false;
  }

  /** A counter begins to come onto the map by a hex. */
  default void begun(Draft draft, int unit, int hex) {}
}
