package stavka.kharkov;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import stavka.engine.play.Decision;
import stavka.engine.play.Forecast;
import stavka.engine.play.Game;
import stavka.engine.play.Insight;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.play.Umpire;
import stavka.engine.play.Verdict;
import stavka.engine.position.Chance;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.position.Setting;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.Table;
import stavka.formats.Bilingual;
import stavka.formats.Documents;
import stavka.formats.RulebookFile;
import stavka.formats.map.HexMapJson;
import stavka.formats.map.MapDrawing;
import stavka.formats.map.MapSheet;
import stavka.kharkov.air.SupplyByAir;
import stavka.kharkov.combat.CombatSection;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.model.TheatreFiles;
import stavka.kharkov.regiment.Entrench;
import stavka.kharkov.regiment.Reform;
import stavka.kharkov.regiment.Split;
import stavka.kharkov.setup.Beginning;
import stavka.kharkov.setup.StandardSetUp;
import stavka.kharkov.supply.Supply;
import stavka.kharkov.table.KharkovTable;
import stavka.kharkov.victory.FinalCount;

/** Kharkov: the Soviet spring offensive, 12 to 21 May 1942. */
public final class Kharkov implements Game {
  private static final Scenario CAMPAIGN =
      new Scenario(
          "campaign",
          new Rulebook.Text("The Soviet spring offensive", "L’offensive soviétique de printemps"),
          new Rulebook.Text(
              "Both players set up along the front of 12 May 1942 and play ten days.",
              "Les deux joueurs se déploient le long du front du 12 mai 1942 et jouent dix jours."),
          KharkovSequence.TURNS,
          Map.of());

  private static final double KM_PER_HEX = 6.9;

  private final Theatre theatre;
  private final Rulebook rulebook;
  private final Umpire umpire;
  private final CombatSection combat;
  private final FinalCount finalCount;
  private final Insight insight;
  private final Table table;

  /** The game as it is shipped. */
  public Kharkov() {
    this(HexMapJson.read(Documents.json(Kharkov.class, "map.json")));
  }

  private Kharkov(MapSheet sheet) {
    this(
        TheatreFiles.read(
            sheet.map(),
            Documents.yaml(Kharkov.class, "charts.yaml"),
            Documents.yaml(Kharkov.class, "order-of-battle.yaml")),
        sheet);
  }

  /** The game with a player's own map, charts or counters. */
  public Kharkov(Theatre theatre) {
    this(theatre, undrawn(theatre));
  }

  private Kharkov(Theatre theatre, MapSheet sheet) {
    this.theatre = theatre;
    this.rulebook = RulebookFile.read(Documents.yaml(Kharkov.class, "rulebook.yaml"));
    Supply supply = new Supply(theatre);
    KharkovSequence.Wiring wiring = KharkovSequence.Wiring.of(theatre);
    this.combat = new CombatSection(theatre, supply, wiring.sector(), wiring.footprints());
    this.finalCount = new FinalCount(theatre, supply);
    this.umpire = KharkovSequence.umpire(theatre, supply, combat, finalCount, wiring);
    this.insight =
        new KharkovInsight(theatre, supply, finalCount, combat.casualties(), umpire.sequence());
    this.table =
        new KharkovTable(
            sheet,
            theatre,
            umpire.sequence(),
            supply,
            wiring.sector(),
            combat.casualties(),
            finalCount);
  }

  /** A sheet for a map of which nothing but the rules' part is at hand. */
  private static MapSheet undrawn(Theatre theatre) {
    return new MapSheet(
        theatre.map(),
        new Bilingual("Kharkov 1942", "Kharkov 1942"),
        KM_PER_HEX,
        MapDrawing.EMPTY,
        new LinkedHashMap<>());
  }

  public Theatre theatre() {
    return theatre;
  }

  @Override
  public String slug() {
    return "kharkov";
  }

  @Override
  public Rulebook.Text title() {
    return new Rulebook.Text("Kharkov 1942", "Kharkov 1942");
  }

  @Override
  public Rulebook rulebook() {
    return rulebook;
  }

  @Override
  public List<Scenario> scenarios() {
    return List.of(CAMPAIGN);
  }

  @Override
  public Position setUp(Scenario scenario, long seed) {
    Setting setting = new Setting(slug(), scenario.id(), theatre.map(), theatre.roster());
    Draft draft = Beginning.begin(theatre, setting, Chance.seeded(seed)).edit();
    umpire.settle(draft);
    return draft.view();
  }

  @Override
  public Decision decision(Position position) {
    return umpire.legal(position).decision();
  }

  @Override
  public Orders legal(Position position) {
    return umpire.legal(position);
  }

  @Override
  public Ruling submit(Position position, Order order) {
    return umpire.submit(position, order);
  }

  @Override
  public Optional<Forecast> forecast(Position position, Order order) {
    return combat.forecasts().forecast(position, order);
  }

  @Override
  public Optional<Verdict> verdict(Position position) {
    return umpire.over(position) ? Optional.of(finalCount.verdict(position)) : Optional.empty();
  }

  @Override
  public Insight insight() {
    return insight;
  }

  @Override
  public Optional<Table> table() {
    return Optional.of(table);
  }

  @Override
  public List<Class<? extends Order>> orderTypes() {
    return List.of(
        StandardSetUp.class,
        Place.class,
        Split.class,
        Reform.class,
        Entrench.class,
        Move.class,
        Overrun.class,
        Attack.class,
        Reply.class,
        Lose.class,
        Retreat.class,
        Advance.class,
        SupplyByAir.class,
        EndPhase.class);
  }
}
