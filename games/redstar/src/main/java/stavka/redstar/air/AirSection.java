package stavka.redstar.air;

import java.util.function.BiFunction;
import stavka.engine.event.Placed;
import stavka.engine.order.Order;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;
import stavka.redstar.loss.Fate;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.SupplyState;

/** Section 12. */
@Rule({"12.0", "12.1", "12.2"})
public record AirSection(
    RedStarTheatre theatre, BiFunction<Position, Integer, SupplyState> supply, Fate fate) {
  /** Take an air base and its fleet out of play for good [12.1.5]. */
  public record Retire(@Unit int base) implements Order {}

  /** Supply phase a: bases that are not fully supplied leave with their fleets. */
  @Rule({"12.1.4", "10.6.2", "10.8.2", "2.0"})
  public void groundBases(Draft draft) {
    Position position = draft.view();
    theatre
        .pieces()
        .onMap(position, Kind.AIR_BASE)
        .filter(base -> supply.apply(position, base) != SupplyState.SUPPLIED)
        .each(base -> fate.remove(draft, base, "12.1.4"));
  }

  /** Supply phase b: fleets are placed. */
  public Stage placing() {
    return new FleetStage(theatre);
  }

  /** Motorised phase c: fleets leave the map. */
  @Rule("12.1.3")
  public void recallFleets(Draft draft) {
    Ints fleets = theatre.pieces().onMap(draft.view(), Kind.AIR_FLEET);
    fleets.each(fleet -> draft.moveToBox(fleet, Box.HANGAR));
    if (!fleets.isEmpty()) {
      draft.say(new Placed(fleets, -1, "12.1.3"));
    }
  }

  /** At the end of the motorised phase of turns 11 and 31: a base leaves for good. */
  public Stage retirement() {
    return new RetirementStage(theatre.pieces(), theatre.charts().limits().retirements());
  }

  /** Whether a hex lies within the range of an air fleet on the map. */
  @Rule({"12.2.1", "7.5.1"})
  public static boolean covers(RedStarTheatre theatre, Position position, int hex) {
    RedStarPieces pieces = theatre.pieces();
    return pieces
        .of(Kind.AIR_FLEET)
        .any(
            fleet ->
                position.onMap(fleet) && position.distance(fleet, hex) <= pieces.rating(fleet));
  }
}
