package stavka.operational.model;

import stavka.engine.counter.Roster;
import stavka.engine.map.HexMap;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/**
 * Everything about a game that does not change while it is played, and where its book differs from
 * others.
 */
public interface Theatre {
  Ground ground();

  Pieces pieces();

  Stacking stacking();

  /** The numbers that the book gives to the rules that games share. */
  Citations cites();

  default HexMap map() {
    return ground().map();
  }

  default Roster roster() {
    return pieces().roster();
  }

  /** The hexes a side holds by something that is no counter, such as a garrison. */
  default Ints garrisons(Position position, Side side) {
    return Ints.EMPTY;
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
