package stavka.rostov;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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
import stavka.engine.play.Advice;
import stavka.engine.play.Decision;
import stavka.engine.play.Facts;
import stavka.engine.play.Forecast;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.play.Umpire;
import stavka.engine.play.Verdict;
import stavka.engine.position.Chance;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.position.Setting;
import stavka.engine.rule.Rule;
import stavka.engine.rule.Rulebook;
import stavka.engine.value.Side;
import stavka.formats.Documents;
import stavka.formats.GameFiles;
import stavka.formats.RulebookFile;
import stavka.formats.map.HexMapJson;
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
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.reaction.Commit;
import stavka.rostov.reaction.Instruct;
import stavka.rostov.reaction.Withhold;
import stavka.rostov.rebuild.Refit;
import stavka.rostov.rebuild.Restore;
import stavka.rostov.setup.TheatreFiles;
import stavka.rostov.special.Deploy;
import stavka.rostov.special.Reinforce;
import stavka.rostov.special.Release;
import stavka.rostov.supply.Bridge;
import stavka.rostov.supply.GiveUp;
import stavka.rostov.supply.LiftBridge;
import stavka.rostov.supply.Merge;
import stavka.rostov.supply.Relieve;
import stavka.rostov.supply.Unload;
import stavka.rostov.table.RostovOpenState;
import stavka.rostov.transport.Airlift;
import stavka.rostov.transport.Ship;

/** Kiev to Rostov: Army Group South against the Southwestern and Southern Fronts, 1941. */
public final class Rostov implements Game {
  /** Read when it is first asked for. */
  private static final class Index {
    static final Rulebook BOOK = RulebookFile.read(Documents.yaml(Rostov.class, "rulebook.yaml"));
  }

  private final RostovTheatre theatre;
  private final String dataMark;
  private final Sections sections;
  private final Map<String, Umpire> umpires = new HashMap<>();
  private final Facts facts;
  private final Advice advice;

  /** The game as it is shipped. */
  public Rostov() {
    this(GameFiles.beside(Rostov.class));
  }

  /** The game with its data read from other files, or with values changed. */
  public Rostov(GameFiles files) {
    this.theatre = TheatreFiles.read(files, HexMapJson.read(files.json("map.json")));
    this.dataMark = files.mark();
    this.sections = Sections.of(theatre, position -> phase(umpires, position));
    for (ScenarioPlan plan : theatre.plans()) {
      umpires.put(plan.id(), RostovSequence.umpire(sections, plan));
    }
    this.facts = new RostovFacts(sections, position -> phase(umpires, position));
    this.advice = new RostovAdvice(sections);
  }

  public RostovTheatre theatre() {
    return theatre;
  }

  @Override
  public String dataMark() {
    return dataMark;
  }

  @Override
  public String slug() {
    return "rostov";
  }

  @Override
  public Rulebook.Text title() {
    return new Rulebook.Text("Kiev to Rostov", "De Kiev à Rostov");
  }

  @Override
  public Rulebook rulebook() {
    return Index.BOOK;
  }

  @Override
  public List<Scenario> scenarios() {
    return theatre.plans().stream()
        .map(
            plan ->
                new Scenario(
                    plan.id(),
                    plan.title(),
                    plan.about(),
                    plan.lastTurn() - plan.firstTurn() + 1,
                    Map.of()))
        .toList();
  }

  @Override
  @Rule("4.1")
  public Position setUp(Scenario scenario, Chance chance) {
    Setting setting =
        new Setting(
            slug(),
            scenario.id(),
            theatre.map(),
            theatre.roster(),
            new RostovOpenState(theatre, theatre.plan(scenario.id())));
    Draft draft = sections.beginning().begin(setting, chance).edit();
    umpire(draft.view()).settle(draft);
    return draft.view();
  }

  private Umpire umpire(Position position) {
    return umpire(umpires, position);
  }

  private static Umpire umpire(Map<String, Umpire> umpires, Position position) {
    return Objects.requireNonNull(umpires.get(position.setting().scenario()));
  }

  /** The id of the step of the sequence at which play stands; empty when it is over. */
  public String phase(Position position) {
    return phase(umpires, position);
  }

  private static String phase(Map<String, Umpire> umpires, Position position) {
    Umpire umpire = umpire(umpires, position);
    return umpire.over(position)
        ? ""
        : umpire.sequence().step(position.turn(), position.phase()).id();
  }

  @Override
  public Decision decision(Position position) {
    return legal(position).decision();
  }

  @Override
  public Orders legal(Position position) {
    return umpire(position).legal(position);
  }

  @Override
  public Ruling submit(Position position, Order order) {
    return umpire(position).submit(position, order);
  }

  @Override
  public Optional<Forecast> forecast(Position position, Order order) {
    return umpire(position).over(position)
        ? Optional.empty()
        : sections.combat().forecast(position, decision(position).side(), order);
  }

  @Override
  public Optional<Verdict> verdict(Position position) {
    return umpire(position).over(position)
        ? Optional.of(sections.finalCount().verdict(position))
        : Optional.empty();
  }

  /** Beside the dice nobody knows what the enemy's sealed orders say: each may be either. */
  @Override
  @Rule("14.31")
  public Position imagine(Position position, Side side, long seed) {
    return sections.sealed().imagine(Game.super.imagine(position, side, seed), side, seed);
  }

  @Override
  public Facts facts() {
    return facts;
  }

  @Override
  public Advice advice() {
    return advice;
  }

  @Override
  public List<Class<? extends Order>> orderTypes() {
    return List.of(
        Place.class,
        Move.class,
        Overrun.class,
        Relieve.class,
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
        CallUp.class,
        Release.class,
        Depart.class,
        KeepBack.class,
        Detach.class,
        Recombine.class,
        Reinforce.class,
        Deploy.class,
        EndPhase.class);
  }
}
