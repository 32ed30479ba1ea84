package stavka.guderian.setup;

import java.util.Map;
import stavka.engine.position.Chance;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.position.Setting;
import stavka.engine.rule.Rule;
import stavka.guderian.arrival.Pool;
import stavka.guderian.model.Box;
import stavka.guderian.model.Charts;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;
import stavka.guderian.model.Schedule.Army;

/** The position before the Soviet player sets up: armies drawn, those with one hex in it. */
@Rule({"5.0", "5.1", "12.1"})
public final class Beginning {
  private Beginning() {}

  public static Position begin(
      GuderianTheatre theatre, Setting setting, Chance chance, Map<String, Integer> options) {
    Draft draft = Position.empty(setting, Box.COUNT, Ledger.SIZE, chance).edit();
    Pool pool = new Pool(theatre);
    for (Army army : theatre.pieces().schedule().armies()) {
      for (int i = 0; i < army.rifle(); i++) {
        join(draft, army, pool.rifle(draft, Box.SET_UP));
      }
      for (int i = 0; i < army.armoured(); i++) {
        join(draft, army, pool.armoured(draft, Box.SET_UP));
      }
      draft.moveToBox(army.leader(), Box.SET_UP);
      join(draft, army, army.leader());
    }
    draft.enter(Ledger.POINTS_PER_DIVISION, options.getOrDefault(Charts.POINTS_PER_DIVISION, 0));
    draft.enter(Ledger.EVACUATION, options.getOrDefault(Charts.EVACUATION, 0));
    draft.enter(Ledger.RAIL_CUTS, options.getOrDefault(Charts.RAIL_CUTS, 0));
    draft.enter(Ledger.RAIL_PASSING, options.getOrDefault(Charts.RAIL_PASSING, 0));
    draft.enter(Ledger.OWNER_RETREATS, options.getOrDefault(Charts.OWNER_RETREATS, 0));
    return draft.view();
  }

  /** An army with a single hex stands there, above the limit if need be. */
  private static void join(Draft draft, Army army, int unit) {
    draft.set(unit, GuderianMarks.ARMY, army.number());
    if (army.hexes().size() == 1) {
      draft.moveTo(unit, army.hexes().first());
    }
  }
}
