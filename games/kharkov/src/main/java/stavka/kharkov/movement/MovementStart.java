package stavka.kharkov.movement;

import stavka.engine.play.Side;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.supply.Supply;
import stavka.panzer.model.Board;

/** What is settled at the start of a movement phase, before anything moves. */
public final class MovementStart {
  private final Theatre theatre;
  private final Supply supply;

  public MovementStart(Theatre theatre, Supply supply) {
    this.theatre = theatre;
    this.supply = supply;
  }

  /** Notes where a side's units stand and whether they are supplied. */
  @Rule({"11.0", "11.41", "7.13", "6.61", "6.8"})
  public void begin(Draft draft, Side side) {
    draft.clearAll(
        State.MOVED,
        State.SUPPLIED,
        State.BEGAN_IN_ZONE,
        State.COMMANDED,
        State.ORIGIN,
        State.ATTACKED,
        State.DEFENDED,
        State.GUEST);
    draft.enter(Ledger.RAILED, 0);
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
    supply.judge(draft, side);
  }
}
