package stavka.rostov;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import stavka.engine.order.Advance;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Lose;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.order.Place;
import stavka.engine.order.Reply;
import stavka.engine.order.Retreat;
import stavka.engine.play.Forecast;
import stavka.engine.play.Orders;
import stavka.engine.play.Scenario;
import stavka.engine.play.Umpire;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.rule.Rulebook;
import stavka.engine.value.Side;
import stavka.formats.GameFiles;
import stavka.formats.map.HexMapJson;
import stavka.formats.map.MapSheet;
import stavka.operational.game.AssembledGame;
import stavka.operational.game.Umpires;
import stavka.operational.table.OpenCounters;
import stavka.operational.table.OperationalOpenState;
import stavka.rostov.air.Engage;
import stavka.rostov.air.Fly;
import stavka.rostov.air.ReadyWing;
import stavka.rostov.air.Roles;
import stavka.rostov.air.Silence;
import stavka.rostov.arrival.CallUp;
import stavka.rostov.arrival.Depart;
import stavka.rostov.arrival.KeepBack;
import stavka.rostov.arrival.Leave;
import stavka.rostov.combat.FallBack;
import stavka.rostov.command.Activate;
import stavka.rostov.command.Dissolve;
import stavka.rostov.cups.TurnUp;
import stavka.rostov.declaration.Declare;
import stavka.rostov.declaration.Recall;
import stavka.rostov.detach.Detach;
import stavka.rostov.detach.Recombine;
import stavka.rostov.engineers.Blow;
import stavka.rostov.engineers.Convert;
import stavka.rostov.engineers.Cut;
import stavka.rostov.engineers.Fortify;
import stavka.rostov.engineers.Mend;
import stavka.rostov.engineers.Reclaim;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.reaction.Commit;
import stavka.rostov.reaction.Instruct;
import stavka.rostov.reaction.Withhold;
import stavka.rostov.rebuild.Exchange;
import stavka.rostov.rebuild.Muster;
import stavka.rostov.rebuild.Raise;
import stavka.rostov.rebuild.Refit;
import stavka.rostov.rebuild.Restore;
import stavka.rostov.rebuild.Resupply;
import stavka.rostov.rebuild.SendBack;
import stavka.rostov.rebuild.TurnIn;
import stavka.rostov.setup.TheatreFiles;
import stavka.rostov.special.Deploy;
import stavka.rostov.special.Reinforce;
import stavka.rostov.special.Release;
import stavka.rostov.supply.Bridge;
import stavka.rostov.supply.GiveUp;
import stavka.rostov.supply.LiftBridge;
import stavka.rostov.supply.Merge;
import stavka.rostov.supply.Relieve;
import stavka.rostov.supply.RelieveAlso;
import stavka.rostov.supply.Unload;
import stavka.rostov.table.Overlays;
import stavka.rostov.table.Panels;
import stavka.rostov.table.RostovOpenState;
import stavka.rostov.table.RostovTable;
import stavka.rostov.transport.Airlift;
import stavka.rostov.transport.Ship;

/** Kiev to Rostov: Army Group South against the Southwestern and Southern Fronts, 1941. */
public final class Rostov extends AssembledGame {
  private static final List<Class<? extends Order>> ORDERS =
      List.of(
          Place.class,
          Move.class,
          Overrun.class,
          Relieve.class,
          RelieveAlso.class,
          Bridge.class,
          LiftBridge.class,
          GiveUp.class,
          Leave.class,
          Merge.class,
          Unload.class,
          Refit.class,
          Restore.class,
          Activate.class,
          TurnUp.class,
          Airlift.class,
          Ship.class,
          Declare.class,
          Recall.class,
          Commit.class,
          Withhold.class,
          Instruct.class,
          Attack.class,
          Reply.class,
          Lose.class,
          FallBack.class,
          Retreat.class,
          Advance.class,
          Dissolve.class,
          Fly.class,
          Roles.class,
          Engage.class,
          Silence.class,
          ReadyWing.class,
          TurnIn.class,
          Exchange.class,
          Resupply.class,
          Raise.class,
          Muster.class,
          SendBack.class,
          Fortify.class,
          Convert.class,
          Reclaim.class,
          Cut.class,
          Blow.class,
          Mend.class,
          CallUp.class,
          Release.class,
          Depart.class,
          KeepBack.class,
          Detach.class,
          Recombine.class,
          Reinforce.class,
          Deploy.class,
          EndPhase.class);

  private final Sections sections;
  private final Umpires umpires;

  /** The game as it is shipped. */
  public Rostov() {
    this(GameFiles.beside(Rostov.class));
  }

  /** The game with its data read from other files, or with values changed. */
  public Rostov(GameFiles files) {
    this(files, HexMapJson.read(files.json("map.json")));
  }

  private Rostov(GameFiles files, MapSheet sheet) {
    this(files, sheet, Refereed.of(TheatreFiles.read(files, sheet)));
  }

  private Rostov(GameFiles files, MapSheet sheet, Refereed refereed) {
    super(parts(files, sheet, refereed.sections(), refereed.umpires()), files);
    this.sections = refereed.sections();
    this.umpires = refereed.umpires();
  }

  /** Sections, which ask what phase it is, and the umpires that are made from them and know it. */
  private record Refereed(Sections sections, Umpires umpires) {
    static Refereed of(RostovTheatre theatre) {
      Map<String, Umpire> known = new HashMap<>();
      Sections sections = Sections.of(theatre, position -> phase(known, position));
      for (ScenarioPlan plan : theatre.plans()) {
        known.put(plan.id(), RostovSequence.umpire(sections, plan));
      }
      List<String> ids = theatre.plans().stream().map(ScenarioPlan::id).toList();
      return new Refereed(
          sections, Umpires.of(ids, id -> Objects.requireNonNull(known.get(id), id)));
    }

    private static String phase(Map<String, Umpire> umpires, Position position) {
      Umpire umpire = Objects.requireNonNull(umpires.get(position.setting().scenario()));
      return umpire.over(position)
          ? ""
          : umpire.sequence().step(position.turn(), position.phase()).id();
    }
  }

  private static Parts parts(GameFiles files, MapSheet sheet, Sections sections, Umpires umpires) {
    RostovTheatre theatre = sections.theatre();
    OpenCounters counters = RostovOpenState.counters(theatre);
    Map<String, OperationalOpenState> open = new ConcurrentHashMap<>();
    return new Parts(
        new Names("rostov", new Rulebook.Text("Kiev to Rostov", "De Kiev à Rostov")),
        new Start(
            scenarios(theatre),
            theatre.map(),
            theatre.roster(),
            scenario ->
                open.computeIfAbsent(
                    scenario, id -> RostovOpenState.of(theatre, theatre.plan(id), counters)),
            (setting, chance, scenario) -> sections.beginning().begin(setting, chance)),
        umpires,
        ORDERS,
        (position, order) -> forecast(sections, umpires, position, order),
        sections.finalCount(),
        new RostovFacts(sections, umpires::step),
        new RostovAdvice(sections),
        RostovTable.of(
            files,
            sheet,
            theatre,
            counters,
            umpires,
            sections.movement(),
            new Overlays(
                theatre, sections.lines(), sections.movement().march(), sections.air().reach()),
            new Panels(
                theatre, sections.declared(), sections.combat().guns(), sections.headquarters()),
            sections.finalCount()),
        (position, side, seed) ->
            sections.air().imagine(sections.sealed().imagine(position, side, seed), side, seed));
  }

  @Rule("4.1")
  private static List<Scenario> scenarios(RostovTheatre theatre) {
    return theatre.plans().stream().map(plan -> plan.scenario(Map.of())).toList();
  }

  private static Optional<Forecast> forecast(
      Sections sections, Umpires umpires, Position position, Order order) {
    if (umpires.of(position).over(position)) {
      return Optional.empty();
    }
    Orders legal = umpires.of(position).legal(position);
    Side side = legal.decision().side();
    if (order instanceof Overrun overrun) {
      return legal.allows(overrun)
          ? sections.overruns().forecast(position, side, overrun)
          : Optional.empty();
    }
    return order instanceof Declare declare
        ? legal.allows(declare)
            ? Optional.of(sections.combat().outlook(position, side, declare))
            : Optional.empty()
        : sections.combat().forecast(position, side, order);
  }

  public RostovTheatre theatre() {
    return sections.theatre();
  }

  /** The id of the step of the sequence at which play stands; empty when it is over. */
  public String phase(Position position) {
    String step = umpires.step(position);
    return step.equals(Umpires.OVER) ? "" : step;
  }
}
