package stavka.kharkov.movement;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.supply.Supply;
import stavka.panzer.model.Board;
import stavka.panzer.movement.Readying;

/** At the start of a movement phase it is noted where units stand, and who of them is engaged. */
@Rule({"7.13", "6.61", "6.8"})
public final class UnitsReadied extends Readying {
  private final Theatre theatre;

  public UnitsReadied(Theatre theatre, Supply supply) {
    super(supply, Ledger.RAILED, State.BEGAN_IN_ZONE, State.COMMANDED, State.ORIGIN);
    this.theatre = theatre;
  }

  @Override
  protected void note(Draft draft, Side side) {
    Position position = draft.view();
    Board board = Board.of(theatre, position);
    Pieces pieces = theatre.pieces();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) == side && position.onMap(unit)) {
        draft.set(unit, State.ORIGIN, position.place(unit) + 1);
        if (board.inEnemyZone(side, position.place(unit))) {
          draft.set(unit, State.BEGAN_IN_ZONE);
        }
      }
    }
  }
}
