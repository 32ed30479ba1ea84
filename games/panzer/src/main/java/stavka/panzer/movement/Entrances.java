package stavka.panzer.movement;

import stavka.engine.position.Ints;
import stavka.engine.position.Position;

/** By which hexes arrivals come onto the map. */
public interface Entrances {
  /** The hexes a unit may enter by. */
  Ints choices(Position position, int unit);
}
