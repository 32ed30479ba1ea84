package stavka.bautzen.supply;

import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;

/** Columns alone in a hex are lost to the enemy combat unit that enters it. */
@Rule({"4.1", "7.2.1"})
public final class ColumnCapture implements EntryEffect {
  private final BautzenPieces pieces;
  private final Casualties casualties;

  public ColumnCapture(BautzenTheatre theatre, Casualties casualties) {
    this.pieces = theatre.pieces();
    this.casualties = casualties;
  }

  @Override
  public void entered(Draft draft, Side side, int hex) {
    Position now = draft.view();
    for (int unit : now.stack(hex)) {
      if (pieces.side(unit) != side && !pieces.fights(unit)) {
        casualties.loseColumn(draft, unit);
      }
    }
  }
}
