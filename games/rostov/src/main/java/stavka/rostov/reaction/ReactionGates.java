package stavka.rostov.reaction;

import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.zones.RostovProjection;

/** Where those who react may go: to enemies only where friends stand, and no farther. */
@Rule("14.13")
public record ReactionGates(RostovTheatre theatre, RostovProjection projection) {
  /** Whether a unit may enter a hex as far as enemies beside it go. */
  public boolean enters(Position position, int unit, int hex) {
    Side side = theatre.pieces().side(unit);
    if (!stops(position, side, hex)) {
      return true;
    }
    return projection.exerts(position, unit)
        ? position.at(hex, RostovLayers.ATTACK) != 0
        : theatre.board(position).holds(side, hex);
  }

  /** Whether nobody goes on from a hex, since an enemy stands beside it. */
  public boolean stops(Position position, Side side, int hex) {
    Board board = theatre.board(position);
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = theatre.grid().neighbour(hex, direction);
      if (next >= 0 && board.holds(side.enemy(), next)) {
        return true;
      }
    }
    return false;
  }
}
