package stavka.redstar.economy;

import stavka.engine.order.Order;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Hex;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;
import stavka.redstar.loss.Fate;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.supply.Supply;

/** Section 14. */
@Rule({"14.0", "14.1", "14.4"})
public record EconomySection(RedStarTheatre theatre, Supply supply, Fate fate) {
  /** Take a factory to safety beyond the Urals [14.2]. */
  public record Evacuate(@Unit int factory) implements Order {}

  /** Name the hex to which a leader comes, before he is drawn [14.4.4]. */
  public record Summon(@Hex int hex) implements Order {}

  /** Administrative step d: strategic ports without a rail line to a source are lost. */
  @Rule("14.3")
  public void checkPorts(Draft draft) {
    Position position = draft.view();
    theatre
        .pieces()
        .onMap(position, Kind.STRATEGIC_PORT)
        .filter(port -> !supply.railLine(position, Side.SOVIET, position.place(port)))
        .each(port -> fate.eliminate(draft, port, "14.3"));
  }

  /** Administrative step e: whether production yields a leader. */
  @Rule({"14.4.1", "14.4.2", "14.4.3", "14.4.5"})
  public void production(Draft draft) {
    int number = theatre.calendar().turn(draft.turn()).production();
    boolean yields =
        number > 0
            && theatre.pieces().inBox(draft.view(), Box.DESTROYED).size() < number
            && theatre.pieces().onMap(draft.view(), Kind.LEADER).size()
                < theatre.charts().limits().leaders().most();
    draft.enter(Ledger.LEADER_DUE, yields ? 1 : 0);
  }

  /** Administrative step e: a leader arrives. */
  public Stage leader() {
    return new LeaderStage(theatre, supply);
  }

  /** Administrative step f: factories are evacuated. */
  public Stage evacuation() {
    return new EvacuationStage(theatre, supply);
  }
}
