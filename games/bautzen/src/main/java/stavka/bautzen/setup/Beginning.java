package stavka.bautzen.setup;

import java.util.Map;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Box;
import stavka.bautzen.model.ScenarioPlan;
import stavka.bautzen.victory.Places;
import stavka.engine.position.Chance;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.position.Setting;
import stavka.engine.rule.Rule;

/** Lays a scenario out: units stand where it says, and nobody places them. */
@Rule({"13.1", "13.2", "13.3"})
public final class Beginning {
  private final BautzenTheatre theatre;
  private final Places places;

  public Beginning(BautzenTheatre theatre, Places places) {
    this.theatre = theatre;
    this.places = places;
  }

  public Position begin(Setting setting, Chance chance) {
    Draft draft =
        Position.empty(setting, Box.COUNT, BautzenMarks.LEDGER, BautzenMarks.LAYERS, chance).edit();
    ScenarioPlan plan = theatre.plan(draft.view());
    draft.setTurn(plan.firstTurn());
    plan.setUp().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(stack -> stack.getValue().each(unit -> draft.moveTo(unit, stack.getKey())));
    plan.reduced().forEach((unit, steps) -> draft.set(unit, BautzenMarks.STEP, steps));
    plan.lost().each(unit -> draft.moveToBox(unit, Box.ELIMINATED));
    for (ScenarioPlan.Due due : plan.due()) {
      due.units().each(unit -> draft.moveToBox(unit, Box.COMING));
    }
    places.begin(draft, plan);
    return draft.view();
  }
}
