package stavka.kharkov.movement;

import java.util.List;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.supply.KharkovSupply;
import stavka.operational.board.Board;
import stavka.operational.movement.PhaseStart;

/** At the start of a movement phase it is noted where units stand, and who of them is engaged. */
@Rule({"7.13", "6.61", "6.8"})
public final class KharkovPhaseStart {
  private KharkovPhaseStart() {}

  public static PhaseStart of(KharkovTheatre theatre, KharkovSupply supply) {
    return new PhaseStart(
        supply,
        Ledger.RAILED,
        List.of(KharkovMarks.BEGAN_IN_ZONE, KharkovMarks.COMMANDED, KharkovMarks.ORIGIN),
        (draft, side) -> note(theatre, draft, side));
  }

  private static void note(KharkovTheatre theatre, Draft draft, Side side) {
    Position position = draft.view();
    Board board = theatre.board(position);
    for (int unit : theatre.pieces().onMap(position, side)) {
      draft.set(unit, KharkovMarks.ORIGIN, position.place(unit) + 1);
      if (board.inEnemyZone(side, position.place(unit))) {
        draft.set(unit, KharkovMarks.BEGAN_IN_ZONE);
      }
    }
  }
}
