package stavka.redstar.air;

import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.redstar.Pass;
import stavka.redstar.loss.Fate;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;
import stavka.redstar.supply.Supply;

/** Section 12. */
public final class AirSection {
  public AirSection(Theatre theatre, Supply supply, Fate fate) {}

  /** Supply phase a: bases that are not supplied leave with their fleets [12.1.4]. */
  public void groundBases(Draft draft) {}

  /** Supply phase b: fleets are placed [12.1.2]. */
  public Stage placing() {
    return new Pass();
  }

  /** Motorised phase c: fleets leave the map [12.1.3]. */
  public void recallFleets(Draft draft) {}

  /** At the end of the motorised phase of turns 11 and 31: a base leaves for good [12.1.5]. */
  public Stage retirement() {
    return new Pass();
  }

  /** Whether a hex lies within the range of an air fleet on the map [12.2.1]. */
  @Rule("12.2.1")
  public static boolean covers(Theatre theatre, Position position, int hex) {
    Pieces pieces = theatre.pieces();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.is(unit, Kind.AIR_FLEET)
          && position.onMap(unit)
          && position.grid().distance(hex, position.place(unit)) <= pieces.counter(unit).rating()) {
        return true;
      }
    }
    return false;
  }
}
