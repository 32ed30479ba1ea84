package stavka.guderian.arrival;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;
import stavka.operational.board.Board;

/**
 * Where the provisional division of a turn may enter: an entrance may be an area of several hexes.
 */
@Rule({"14.11", "14.12"})
record ProvisionalEntrance(GuderianTheatre theatre) {
  /** Whether a hex has no German unit, and no German zone without a Soviet unit. */
  static boolean open(Board board, int hex) {
    return !board.holds(Side.AXIS, hex)
        && (!board.inZoneOf(Side.AXIS, hex) || board.holds(Side.SOVIET, hex));
  }

  /** The open hexes of some. */
  Ints openOf(Position position, Ints hexes) {
    Board board = theatre.board(position);
    return hexes.filter(hex -> open(board, hex));
  }

  /** All open hexes of the entrance the die picked, or the one hex found in its stead. */
  Ints hexes(Position position) {
    int found = position.ledger(Ledger.PROVISIONAL_HEX) - 1;
    if (found < 0) {
      return Ints.EMPTY;
    }
    for (String entrance : theatre.pieces().schedule().provisional().entrances()) {
      Ints area = theatre.ground().area(entrance);
      if (area.size() > 1 && area.contains(found)) {
        return openOf(position, area);
      }
    }
    return Ints.of(found);
  }
}
