package stavka.bautzen;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import stavka.bautzen.combat.Answer;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.ScenarioPlan;
import stavka.bautzen.model.TheatreFiles;
import stavka.bautzen.table.BautzenOpenState;
import stavka.bautzen.table.BautzenTable;
import stavka.bautzen.table.Overlays;
import stavka.bautzen.table.ViewMaker;
import stavka.engine.order.Advance;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Lose;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.order.Retreat;
import stavka.engine.play.Advice;
import stavka.engine.play.Decision;
import stavka.engine.play.Facts;
import stavka.engine.play.Forecast;
import stavka.engine.play.Game;
import stavka.engine.play.Messages;
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
import stavka.engine.table.Table;
import stavka.formats.Documents;
import stavka.formats.GameFiles;
import stavka.formats.RulebookFile;
import stavka.formats.map.HexMapJson;
import stavka.formats.map.MapSheet;

/** Bautzen 1945: the German counter-attack into the flank of the Polish 2nd Army. */
public final class Bautzen implements Game {
  /** Read when it is first asked for. */
  private static final class Index {
    static final Rulebook BOOK = RulebookFile.read(Documents.yaml(Bautzen.class, "rulebook.yaml"));
  }

  private final BautzenTheatre theatre;
  private final String dataMark;
  private final Sections sections;
  private final Map<String, Umpire> umpires = new HashMap<>();
  private final Facts facts;
  private final Advice advice;
  private final Table table;

  /** The game as it is shipped. */
  public Bautzen() {
    this(GameFiles.beside(Bautzen.class));
  }

  /** The game with its data read from other files, or with values changed. */
  public Bautzen(GameFiles files) {
    this(files, HexMapJson.read(files.json("map.json")));
  }

  private Bautzen(GameFiles files, MapSheet sheet) {
    this.theatre =
        TheatreFiles.read(
            Bautzen.class,
            sheet.map(),
            files.yaml("charts.yaml").root(),
            files.yaml("order-of-battle.yaml").root(),
            files.yaml("scenarios.yaml").root());
    this.dataMark = files.mark();
    this.sections = Sections.of(theatre);
    for (ScenarioPlan plan : theatre.plans()) {
      umpires.put(plan.id(), BautzenSequence.umpire(sections, plan));
    }
    this.facts = new BautzenFacts(sections);
    this.advice = new BautzenAdvice(sections);
    this.table =
        new BautzenTable(
            files,
            sheet,
            theatre,
            Objects.requireNonNull(umpires.get(theatre.plans().getFirst().id())).sequence(),
            new ViewMaker(
                Messages.beside(Bautzen.class),
                theatre,
                sections.arrivals(),
                sections.want(),
                sections.stacks(),
                sections.finalCount()),
            new Overlays(theatre, sections.lines(), sections.movement().march()),
            sections.finalCount());
  }

  Sections sections() {
    return sections;
  }

  @Override
  public String dataMark() {
    return dataMark;
  }

  @Override
  public String slug() {
    return "bautzen";
  }

  @Override
  public Rulebook.Text title() {
    return new Rulebook.Text("Bautzen 1945", "Bautzen 1945");
  }

  @Override
  public Rulebook rulebook() {
    return Index.BOOK;
  }

  @Override
  @Rule({"13.1", "13.2", "13.3"})
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
  public Position setUp(Scenario scenario, Chance chance) {
    Setting setting =
        new Setting(
            slug(),
            scenario.id(),
            theatre.map(),
            theatre.pieces().roster(),
            new BautzenOpenState(theatre, theatre.plan(scenario.id())));
    Position start = sections.beginning().begin(setting, chance);
    Draft draft = start.edit();
    umpire(start).settle(draft);
    return draft.view();
  }

  private Umpire umpire(Position position) {
    return Objects.requireNonNull(umpires.get(position.setting().scenario()));
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

  @Override
  public Facts facts() {
    return facts;
  }

  @Override
  public Advice advice() {
    return advice;
  }

  @Override
  public Optional<Table> table() {
    return Optional.of(table);
  }

  @Override
  public List<Class<? extends Order>> orderTypes() {
    return List.of(
        Move.class,
        Attack.class,
        Answer.class,
        Reply.class,
        Lose.class,
        Retreat.class,
        Advance.class,
        EndPhase.class);
  }
}
