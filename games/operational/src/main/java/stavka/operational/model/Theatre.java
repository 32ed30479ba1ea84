package stavka.operational.model;

import stavka.engine.counter.Roster;
import stavka.engine.map.HexMap;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/**
 * Everything about a game that does not change while it is played, and where its book differs from
 * others.
 */
public interface Theatre extends Playfield {
  Ground ground();

  Pieces pieces();

  @Override
  default HexMap map() {
    return ground().map();
  }

  @Override
  default Roster roster() {
    return pieces().roster();
  }

  /** Whether a side holds a hex by something that is no counter. */
  default boolean garrisoned(Position position, Side side, int hex) {
    return false;
  }

  /** Whether a side's units may not come to a hex at all, by movement, retreat or advance. */
  default boolean barred(Position position, Side side, int hex) {
    return false;
  }
}
