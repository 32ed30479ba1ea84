package stavka.rostov.setup;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import stavka.engine.position.Chance;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.position.Setting;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.model.Timetable;
import stavka.rostov.model.Weather;
import stavka.rostov.works.RostovForts;

/** Lays a scenario out: units stand where it says, and nobody places them. */
@Rule("4.1")
public final class Beginning {
  private final RostovTheatre theatre;
  private final FirstHolders holders;
  private final FirstRails rails;
  private final PoolCounters pool;
  private final RostovForts forts;
  private final Map<String, byte[]> heldBy = new ConcurrentHashMap<>();

  public Beginning(RostovTheatre theatre) {
    this.theatre = theatre;
    this.holders = new FirstHolders(theatre);
    this.rails = new FirstRails(theatre.ground());
    this.pool = new PoolCounters(theatre);
    this.forts = new RostovForts(theatre);
  }

  public Position begin(Setting setting, Chance chance) {
    Draft draft =
        Position.empty(setting, Box.COUNT, RostovLedger.SIZE, RostovLayers.ALL, chance).edit();
    ScenarioPlan plan = theatre.plan(setting.scenario());
    draft.setTurn(plan.firstTurn());
    units(draft, plan);
    pool.lay(draft, plan);
    pool.ready(draft, plan.air());
    ground(draft, plan);
    ledger(draft, plan);
    return draft.view();
  }

  private void units(Draft draft, ScenarioPlan plan) {
    ScenarioPlan.Layout layout = plan.layout();
    for (Timetable.Arrival arrival : plan.schedule().arrivals()) {
      arrival.units().each(unit -> draft.moveToBox(unit, Box.COMING));
      arrival.reduced().forEach((unit, steps) -> draft.set(unit, RostovMarks.STEP, steps));
      arrival.nonOp().each(unit -> draft.set(unit, RostovMarks.TURNED));
    }
    for (Timetable.Group group : plan.schedule().groups()) {
      group.units().each(unit -> draft.moveToBox(unit, Box.COMING));
    }
    layout.lost().each(unit -> draft.moveToBox(unit, Box.ELIMINATED));
    layout.setUp().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(stack -> stack.getValue().each(unit -> draft.moveTo(unit, stack.getKey())));
    layout.reduced().forEach((unit, steps) -> draft.set(unit, RostovMarks.STEP, steps));
    garrisons(draft, plan);
    layout
        .bases()
        .forEach(
            (unit, active) -> {
              if (active) {
                draft.set(unit, RostovMarks.TURNED);
              }
            });
  }

  /** Troops that do not leave their hex yet. */
  @Rule("22.81")
  private static void garrisons(Draft draft, ScenarioPlan plan) {
    for (ScenarioPlan.Post post : plan.orders().posts()) {
      for (int unit : post.units()) {
        if (draft.onMap(unit) && draft.place(unit) == post.hex()) {
          draft.set(unit, RostovMarks.GARRISON);
        }
      }
    }
  }

  @Rule({"3.21", "3.23", "18.31", "19.11"})
  private void ground(Draft draft, ScenarioPlan plan) {
    byte[] first = heldBy.computeIfAbsent(plan.id(), id -> holders.of(plan));
    for (int hex = 0; hex < first.length; hex++) {
      if (first[hex] != 0) {
        draft.put(hex, RostovLayers.HOLDER, first[hex]);
      }
    }
    for (ScenarioPlan.Closed closed : plan.orders().closed()) {
      for (int hex : closed.region().toArray()) {
        draft.put(
            hex, RostovLayers.HOLDER, first[hex] == 0 ? 0 : RostovLayers.holder(closed.then()));
      }
    }
    ScenarioPlan.Layout layout = plan.layout();
    layout
        .strongpoints()
        .axis()
        .each(hex -> draft.put(hex, RostovLayers.FORTS, RostovLayers.AXIS_FORT));
    layout
        .strongpoints()
        .soviet()
        .each(hex -> draft.put(hex, RostovLayers.FORTS, RostovLayers.SOVIET_FORT));
    forts.razeWhatIsTaken(draft);
    rails.lay(draft, layout.railheads());
    for (ScenarioPlan.Span span : layout.blown()) {
      blow(draft, span.hex(), span.to());
      blow(draft, span.to(), span.hex());
    }
  }

  private void blow(Draft draft, int hex, int to) {
    int bit = 1 << theatre.grid().direction(hex, to);
    draft.put(hex, RostovLayers.BLOWN, draft.at(hex, RostovLayers.BLOWN) | bit);
  }

  /**
   * Snow of the turn before has frozen the waters; steps that lack at the start count for nothing.
   */
  @Rule({"5.15", "25.13"})
  private void ledger(Draft draft, ScenarioPlan plan) {
    Weather before = plan.weatherBefore();
    boolean froze = theatre.charts().weather().freezes(before);
    draft.enter(RostovLedger.WEATHER, before.ordinal());
    draft.enter(RostovLedger.BEFORE, before.ordinal());
    draft.enter(RostovLedger.SCORE, plan.victory().atStart());
    draft.enter(RostovLedger.SNOWED, froze ? 1 : 0);
    draft.enter(RostovLedger.FROZEN, froze ? 1 : 0);
    draft.enter(RostovLedger.ICED, before == theatre.charts().weather().forGood() ? 1 : 0);
    for (Side side : Side.values()) {
      ScenarioPlan.Supplies supplies = plan.supplies();
      draft.enter(RostovLedger.of(RostovLedger.AIRLIFTS, side), supplies.airlifts().of(side));
    }
  }
}
