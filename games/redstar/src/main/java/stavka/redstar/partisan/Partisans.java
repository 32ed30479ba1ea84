package stavka.redstar.partisan;

import java.util.Map;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.redstar.loss.Fate;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;

/** Section 11. */
@Rule({"11.1", "11.2", "11.2.1"})
public final class Partisans implements EntryEffect {
  private final RedStarPieces pieces;
  private final RedStarTheatre theatre;
  private final Fate fate;
  private final Hideouts hideouts;

  public Partisans(RedStarTheatre theatre, Fate fate) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.fate = fate;
    this.hideouts = new Hideouts(theatre);
  }

  /** Administrative step g: partisans are placed. */
  public Stage placing() {
    return new PartisanStage(theatre, hideouts);
  }

  /** Partisans flee from Axis units that enter their hex and security divisions that come near. */
  @Override
  @Rule("11.1.8")
  public void came(Draft draft, Side side, Ints units, Ints path) {
    if (side != Side.AXIS || pieces.kind(units.first()).shadow()) {
      return;
    }
    for (int partisan = 0; partisan < pieces.count(); partisan++) {
      if (pieces.is(partisan, Kind.PARTISAN)
          && draft.onMap(partisan)
          && flees(draft, partisan, units, path)) {
        draft.push(new Flight(partisan));
      }
    }
  }

  private boolean flees(Draft draft, int partisan, Ints units, Ints path) {
    int hex = draft.place(partisan);
    if (path.contains(hex)) {
      return true;
    }
    for (int i = 0; i < units.size(); i++) {
      if (pieces.is(units.get(i), Kind.SECURITY)) {
        for (int k = 0; k < path.size(); k++) {
          if (theatre.ground().grid().distance(hex, path.get(k))
              <= theatre.charts().limits().security().guarded()) {
            return true;
          }
        }
      }
    }
    return false;
  }

  public Map<Class<? extends Frame>, Stage> frameStages() {
    return Map.of(
        Flight.class, new FlightStage(hideouts, fate, theatre.charts().limits().flight()));
  }
}
