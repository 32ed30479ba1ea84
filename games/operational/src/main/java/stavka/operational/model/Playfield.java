package stavka.operational.model;

import stavka.engine.counter.Roster;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.board.Boards;
import stavka.operational.board.Stacking;

/** A map with counters on it and a book beside it: what parts ask that need no more. */
public interface Playfield {
  HexMap map();

  Roster roster();

  /** Who stands where, and whose zones lie where. */
  Boards boards();

  Stacking stacking();

  /** The numbers that the book gives to the rules that games share. */
  Citations cites();

  default HexGrid grid() {
    return map().grid();
  }

  /** Whose a counter is. */
  default Side side(int unit) {
    return roster().side(unit);
  }

  default Board board(Position position) {
    return boards().of(position);
  }
}
