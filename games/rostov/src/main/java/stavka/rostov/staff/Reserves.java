package stavka.rostov.staff;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;

/** Who of the enemy may come to the help of a hex that is attacked [14.1], by rule of thumb. */
final class Reserves {
  /** The hexes that half an allowance makes good, for each point of the whole. */
  private static final double PACE = 0.35;

  private static final int MOST = 2;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;

  Reserves(RostovTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
  }

  /** The position once the strongest of them have come to a hex; null if nobody can. */
  @Nullable Position sent(Position position, Side attacker, int target) {
    Draft draft = null;
    Position now = position;
    for (int sent = 0; sent < MOST; sent++) {
      int best = strongest(now, attacker.enemy(), target);
      if (best < 0) {
        break;
      }
      draft = draft == null ? position.edit() : draft;
      draft.moveTo(best, target);
      now = draft.view();
    }
    return draft == null ? null : now;
  }

  private int strongest(Position position, Side side, int target) {
    int best = -1;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) == side
          && position.onMap(unit)
          && (best < 0 || pieces.defence(position, unit) > pieces.defence(position, best))
          && comes(position, side, unit, target)) {
        best = unit;
      }
    }
    return best;
  }

  private boolean comes(Position position, Side side, int unit, int target) {
    int from = position.place(unit);
    int far = theatre.grid().distance(from, target);
    Board board = theatre.board(position);
    return pieces.motorised(unit)
        && pieces.combat(unit)
        && !pieces.artillery(unit)
        && !pieces.headquarters(unit)
        && !pieces.nkvd(unit)
        && far > 0
        && far <= theatre.charts().movement().reactionWithin()
        && far <= PACE * pieces.movement(position, unit)
        && !position.has(unit, RostovMarks.OVERRUN)
        && !SupplyState.out(position, unit)
        && !board.inEnemyZone(side, from)
        && theatre.stacking().fits(position, Ints.of(unit), target);
  }
}
