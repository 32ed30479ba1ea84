package stavka.kharkov.movement;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.supply.KharkovSupply;
import stavka.operational.board.Board;
import stavka.operational.movement.PhaseStart;

/** At the start of a movement phase it is noted where units stand, and who of them is engaged. */
@Rule({"7.13", "6.61", "6.8"})
public final class KharkovPhaseStart extends PhaseStart {
  private final KharkovTheatre theatre;

  public KharkovPhaseStart(KharkovTheatre theatre, KharkovSupply supply) {
    super(
        supply,
        Ledger.RAILED,
        KharkovMarks.BEGAN_IN_ZONE,
        KharkovMarks.COMMANDED,
        KharkovMarks.ORIGIN);
    this.theatre = theatre;
  }

  @Override
  protected void note(Draft draft, Side side) {
    Position position = draft.view();
    Board board = theatre.board(position);
    KharkovPieces pieces = theatre.pieces();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) == side && position.onMap(unit)) {
        draft.set(unit, KharkovMarks.ORIGIN, position.place(unit) + 1);
        if (board.inEnemyZone(side, position.place(unit))) {
          draft.set(unit, KharkovMarks.BEGAN_IN_ZONE);
        }
      }
    }
  }
}
