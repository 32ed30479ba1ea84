package stavka.rostov.supply;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.board.EntryEffect;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** Columns and dumps on the map: what they hold is spent, and enemies who come to them end them. */
@Rule({"6.82", "15.56"})
public final class SupplyCounters implements EntryEffect {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Fates fates;

  public SupplyCounters(RostovTheatre theatre, Fates fates) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.fates = fates;
  }

  /** A point is spent: a dump is a column then, a column is gone until the next turn. */
  @Rule({"6.53", "6.82", "15.56"})
  public void spend(Draft draft, int counter) {
    if (draft.has(counter, RostovMarks.TURNED)) {
      draft.clear(counter, RostovMarks.TURNED);
    } else {
      fates.remove(draft, counter, Box.POOL);
      draft.set(counter, RostovMarks.SERVED);
    }
  }

  /** An enemy's doing ends a counter: it comes back on the next turn at the earliest. */
  @Rule("6.82")
  public void lose(Draft draft, int counter) {
    draft.say(theatre.cites().noted("column-lost", Detail.unit(counter)));
    fates.remove(draft, counter, Box.POOL);
    draft.set(counter, RostovMarks.SERVED);
  }

  /** Whether a side has supply on a hex and nobody who fights beside it. */
  @Rule("6.82")
  public boolean alone(Position position, Side side, int hex) {
    return !theatre.board(position).holds(side, hex)
        && position.stack(hex).any(unit -> pieces.column(unit) && pieces.side(unit) == side);
  }

  /** Whether supply of a side may go to a hex: into enemy zones only to a combat unit. */
  @Rule("6.82")
  public boolean enters(Position position, Side side, int hex) {
    Board board = theatre.board(position);
    return board.holds(side, hex)
        || (!board.holds(side.enemy(), hex) && !board.inEnemyZone(side, hex));
  }

  /** Enemies who fight and come to a hex end the supply they find there; it is never captured. */
  @Override
  @Rule("6.82")
  public void stepped(Draft draft, int unit, int from, int to) {
    if (!pieces.combat(unit)) {
      return;
    }
    for (int other = draft.top(to); other != Position.NOBODY; ) {
      int below = draft.below(other);
      if (pieces.column(other) && pieces.side(other) != pieces.side(unit)) {
        lose(draft, other);
      }
      other = below;
    }
  }
}
