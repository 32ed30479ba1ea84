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
import stavka.redstar.partisan.FlightStage.Flight;

/** Section 11. */
@Rule({"11.1", "11.2", "11.2.1"})
public record Partisans(RedStarTheatre theatre, Fate fate) implements EntryEffect {
  /** Administrative step g: partisans are placed. */
  public Stage placing() {
    return new PartisanStage(theatre.pieces(), new Hideouts(theatre));
  }

  /** Partisans flee from Axis units that enter their hex and security divisions that come near. */
  @Override
  @Rule("11.1.8")
  public void came(Draft draft, Side side, Ints units, Ints path) {
    RedStarPieces pieces = theatre.pieces();
    if (side == Side.AXIS && !pieces.kind(units.first()).shadow()) {
      pieces
          .of(Kind.PARTISAN)
          .filter(partisan -> draft.onMap(partisan) && flees(draft, partisan, units, path))
          .each(partisan -> draft.push(new Flight(partisan)));
    }
  }

  private boolean flees(Draft draft, int partisan, Ints units, Ints path) {
    int hex = draft.place(partisan);
    int guarded = theatre.charts().limits().security().guarded();
    return path.contains(hex)
        || (units.any(unit -> theatre.pieces().is(unit, Kind.SECURITY))
            && path.any(entered -> theatre.grid().distance(hex, entered) <= guarded));
  }

  public Map<Class<? extends Frame>, Stage> frameStages() {
    return Map.of(
        Flight.class,
        new FlightStage(new Hideouts(theatre), fate, theatre.charts().limits().flight()));
  }
}
