package stavka.rostov.works;

import java.util.function.BiPredicate;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** Fortifications fall to enemy divisions and engineers who stand there in their own phase. */
@Rule({"18.13", "18.24"})
public final class Demolition {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final RostovForts forts;
  private final BiPredicate<Position, Ints> whole;

  /**
   * @param whole whether some units make up a panzer or motorised division [15.68]
   */
  public Demolition(RostovTheatre theatre, RostovForts forts, BiPredicate<Position, Ints> whole) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.forts = forts;
    this.whole = whole;
  }

  /** At the end of a side's engineer phase. */
  public void settle(Draft draft, Side side) {
    Position position = draft.view();
    for (int hex = 0; hex < theatre.grid().size(); hex++) {
      boolean strongpoint = forts.strongpoint(position, hex, side.enemy());
      int line = side == Side.AXIS ? forts.standing(position, hex) : 0;
      if ((strongpoint || line != 0) && destroyed(position, side, hex)) {
        if (strongpoint) {
          draft.put(hex, RostovLayers.FORTS, 0);
          draft.put(hex, RostovLayers.DECAY, 0);
        }
        draft.put(hex, RostovLayers.RAZED, draft.at(hex, RostovLayers.RAZED) | line);
      }
    }
  }

  private boolean destroyed(Position position, Side side, int hex) {
    Ints units = position.stack(hex).filter(unit -> pieces.side(unit) == side);
    return units.any(unit -> pieces.division(unit) || pieces.engineer(unit))
        || (!units.isEmpty() && whole.test(position, units));
  }
}
