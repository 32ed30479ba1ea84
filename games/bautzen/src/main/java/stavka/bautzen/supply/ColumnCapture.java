package stavka.bautzen.supply;

import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.combat.Casualties;

/** Columns alone in a hex are lost to the enemy combat unit that enters it. */
@Rule({"4.1", "7.2.1"})
public final class ColumnCapture implements EntryEffect {
  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final Casualties casualties;

  public ColumnCapture(BautzenTheatre theatre, Casualties casualties) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.casualties = casualties;
  }

  @Override
  public void came(Draft draft, Side side, Ints units, Ints path) {
    for (int hex : units.any(pieces::fights) ? path : Ints.EMPTY) {
      for (int unit : draft.view().stack(hex)) {
        if (pieces.side(unit) != side && !pieces.fights(unit)) {
          CounterFaces.loseColumn(theatre, casualties, draft, unit);
        }
      }
    }
  }
}
