package stavka.redstar;

import java.util.HashMap;
import java.util.LinkedHashMap;
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
import stavka.formats.Bilingual;
import stavka.formats.Documents;
import stavka.formats.GameFiles;
import stavka.formats.RulebookFile;
import stavka.formats.map.HexMapJson;
import stavka.formats.map.MapDrawing;
import stavka.formats.map.MapSheet;
import stavka.redstar.air.Retire;
import stavka.redstar.arrival.Promote;
import stavka.redstar.conversion.Absorb;
import stavka.redstar.conversion.Convert;
import stavka.redstar.conversion.Disband;
import stavka.redstar.conversion.Form;
import stavka.redstar.economy.Evacuate;
import stavka.redstar.economy.Summon;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.ScenarioPlan;
import stavka.redstar.model.TheatreFiles;
import stavka.redstar.setup.Beginning;
import stavka.redstar.supply.Relief;
import stavka.redstar.supply.Withdraw;
import stavka.redstar.table.Overlays;
import stavka.redstar.table.RedStarOpenState;
import stavka.redstar.table.RedStarTable;
import stavka.redstar.table.ViewMaker;

/** Red Star Rising: the Eastern Front from June 1941 to April 1944. */
public final class RedStar implements Game {
  private static final double KM_PER_HEX = 35;

  /** Read when it is first asked for. */
  private static final class Index {
    static final Rulebook BOOK = RulebookFile.read(Documents.yaml(RedStar.class, "rulebook.yaml"));
  }

  private final RedStarTheatre theatre;
  private final String dataMark;
  private final Sections sections;
  private final Map<String, Umpire> umpires = new HashMap<>();
  private final Facts facts;
  private final Advice advice;
  private final Table table;

  /** The game as it is shipped. */
  public RedStar() {
    this(GameFiles.beside(RedStar.class));
  }

  /** The game with its data read from other files, or with values changed. */
  public RedStar(GameFiles files) {
    this(files, HexMapJson.read(files.json("map.json")));
  }

  private RedStar(GameFiles files, MapSheet sheet) {
    this(
        TheatreFiles.read(
            sheet.map(),
            files.yaml("charts.yaml"),
            files.yaml("order-of-battle.yaml"),
            files.yaml("scenarios.yaml")),
        sheet,
        files);
  }

  /** The game with a player's own map, charts, counters or scenarios. */
  public RedStar(RedStarTheatre theatre) {
    this(theatre, undrawn(theatre), GameFiles.beside(RedStar.class));
  }

  private RedStar(RedStarTheatre theatre, MapSheet sheet, GameFiles files) {
    this.theatre = theatre;
    this.dataMark = files.mark();
    this.sections = Sections.of(theatre);
    for (ScenarioPlan campaign : theatre.campaigns()) {
      umpires.put(campaign.id(), RedStarSequence.umpire(sections, campaign));
    }
    this.facts = new RedStarFacts(sections, this::step);
    this.advice = new RedStarAdvice(sections, this::step);
    this.table =
        new RedStarTable(
            files,
            sheet,
            theatre,
            Objects.requireNonNull(umpires.get(theatre.campaigns().getFirst().id())).sequence(),
            new ViewMaker(
                Messages.beside(RedStar.class),
                theatre,
                sections.control(),
                sections.toll(),
                sections.finalCount()),
            new Overlays(theatre, sections.supply()),
            sections.finalCount());
  }

  /** A sheet for a map of which nothing but the rules' part is at hand. */
  private static MapSheet undrawn(RedStarTheatre theatre) {
    return new MapSheet(
        theatre.map(),
        new Bilingual("Red Star Rising", "Red Star Rising"),
        KM_PER_HEX,
        MapDrawing.EMPTY,
        new LinkedHashMap<>());
  }

  public RedStarTheatre theatre() {
    return theatre;
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
    return "redstar";
  }

  @Override
  public Rulebook.Text title() {
    return new Rulebook.Text("Red Star Rising", "Red Star Rising");
  }

  @Override
  public Rulebook rulebook() {
    return Index.BOOK;
  }

  @Override
  @Rule({"1.4", "18.0.1"})
  public List<Scenario> scenarios() {
    return theatre.campaigns().stream()
        .map(
            campaign ->
                new Scenario(
                    campaign.id(),
                    campaign.title(),
                    campaign.about(),
                    campaign.lastTurn() - campaign.firstTurn() + 1,
                    theatre.charts().options()))
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
            new RedStarOpenState(theatre));
    Position start =
        new Beginning(theatre, sections.control()).begin(setting, chance, scenario.options());
    Draft draft = start.edit();
    umpire(start).settle(draft);
    return draft.view();
  }

  Umpire umpire(Position position) {
    return Objects.requireNonNull(umpires.get(position.setting().scenario()));
  }

  private String step(Position position) {
    return umpire(position).sequence().step(position.turn(), position.phase()).id();
  }

  @Override
  public Decision decision(Position position) {
    return umpire(position).legal(position).decision();
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
    return sections.combat().forecast(position, order);
  }

  @Override
  public Optional<Verdict> verdict(Position position) {
    return umpire(position).over(position) || position.ledger(Ledger.SURRENDERED) != 0
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
        Place.class,
        Withdraw.class,
        Relief.class,
        Retire.class,
        Promote.class,
        Summon.class,
        Evacuate.class,
        Convert.class,
        Disband.class,
        Form.class,
        Absorb.class,
        Move.class,
        Overrun.class,
        Attack.class,
        Reply.class,
        Lose.class,
        Retreat.class,
        Advance.class,
        EndPhase.class);
  }
}
