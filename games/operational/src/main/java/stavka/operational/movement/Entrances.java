package stavka.operational.movement;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;

/** By which hexes arrivals come onto the map. */
public interface Entrances {
  /** The hexes a unit may enter by. */
  Ints choices(Position position, int unit);

  /** The case of the book that says where a unit enters, if it has one of its own. */
  default @Nullable String rule(int unit) {
    return null;
  }
}
