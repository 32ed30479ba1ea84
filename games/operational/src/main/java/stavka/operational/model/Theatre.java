package stavka.operational.model;

import stavka.engine.counter.Roster;
import stavka.engine.map.HexMap;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.board.Boards;
import stavka.operational.board.Stacking;

/**
 * Everything about a game that does not change while it is played, and where its book differs from
 * others.
 */
public interface Theatre {
  Ground ground();

  Pieces pieces();

  /** Who stands where, and whose zones lie where. */
  Boards boards();

  default Board board(Position position) {
    return boards().of(position);
  }

  Stacking stacking();

  /** The numbers that the book gives to the rules that games share. */
  Citations cites();

  default HexMap map() {
    return ground().map();
  }

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
