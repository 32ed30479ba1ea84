package stavka.panzer.movement;

import org.jspecify.annotations.Nullable;
import stavka.engine.play.Objection;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;

/** By which hexes arrivals come onto the map. */
public interface Entrances {
  /** Why units cannot come onto the map at a hex, or null. */
  @Nullable Objection objection(Position position, Ints units, int hex);

  /** The hexes a unit may enter by. */
  Ints choices(Position position, int unit);
}
