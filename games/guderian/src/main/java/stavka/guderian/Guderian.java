package stavka.guderian;

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
import stavka.guderian.arrival.Call;
import stavka.guderian.arrival.Evacuate;
import stavka.guderian.arrival.SouthWest;
import stavka.guderian.combat.CombatSection;
import stavka.guderian.interdiction.Interdict;
import stavka.guderian.model.Theatre;
import stavka.guderian.model.TheatreFiles;
import stavka.guderian.movement.Footprints;
import stavka.guderian.setup.Beginning;
import stavka.guderian.setup.StandardSetUp;
import stavka.guderian.supply.Supply;
import stavka.guderian.table.GuderianTable;
import stavka.guderian.victory.FinalCount;
import stavka.guderian.victory.Places;

/** Panzergruppe Guderian: the battle for Smolensk, 3 to 26 July 1941. */
public final class Guderian implements Game {
  private static final int TURNS = 12;
  private static final double KM_PER_HEX = 10.5;

  private static final Scenario CAMPAIGN =
      new Scenario(
          "campaign",
          new Rulebook.Text("The battle for Smolensk", "La bataille pour Smolensk"),
          new Rulebook.Text(
              "The whole battle by the book: twelve turns of two days.",
              "Toute la bataille selon le livre : douze tours de deux jours."),
          TURNS,
          Map.of("points-per-division", 5, "evacuation", 0, "rail-cuts", 0));

  private static final Scenario VARIANTS =
      new Scenario(
          "variants",
          new Rulebook.Text("Smolensk with options", "Smolensk avec options"),
          new Rulebook.Text(
              "One point for a German division, evacuation of leaders, rail cuts.",
              "Un point par division allemande, évacuation des chefs, coupures de voies."),
          TURNS,
          Map.of("points-per-division", 1, "evacuation", 1, "rail-cuts", 1));

  private final Theatre theatre;
  private final Rulebook rulebook;
  private final Umpire umpire;
  private final CombatSection combat;
  private final FinalCount finalCount;
  private final Insight insight;
  private final Table table;

  /** The game as it is shipped. */
  public Guderian() {
    this(HexMapJson.read(Documents.json(Guderian.class, "map.json")));
  }

  private Guderian(MapSheet sheet) {
    this(
        TheatreFiles.read(
            sheet.map(),
            Documents.yaml(Guderian.class, "charts.yaml"),
            Documents.yaml(Guderian.class, "order-of-battle.yaml")),
        sheet);
  }

  /** The game with a player's own map, charts or counters. */
  public Guderian(Theatre theatre) {
    this(theatre, undrawn(theatre));
  }

  private Guderian(Theatre theatre, MapSheet sheet) {
    this.theatre = theatre;
    this.rulebook = RulebookFile.read(Documents.yaml(Guderian.class, "rulebook.yaml"));
    Supply supply = new Supply(theatre);
    Places places = new Places(theatre, supply);
    Footprints footprints = new Footprints(theatre, places, new SouthWest(theatre));
    this.combat = new CombatSection(theatre, supply, footprints);
    this.finalCount = new FinalCount(theatre, places);
    this.umpire = GuderianSequence.umpire(theatre, supply, combat, footprints, places, finalCount);
    this.insight =
        new GuderianInsight(
            theatre, supply, finalCount, places, combat.losses(), umpire.sequence());
    this.table =
        new GuderianTable(sheet, theatre, umpire.sequence(), supply, combat.losses(), finalCount);
  }

  /** A sheet for a map of which nothing but the rules' part is at hand. */
  private static MapSheet undrawn(Theatre theatre) {
    return new MapSheet(
        theatre.map(),
        new Bilingual("Panzergruppe Guderian", "Panzergruppe Guderian"),
        KM_PER_HEX,
        MapDrawing.EMPTY,
        new LinkedHashMap<>());
  }

  public Theatre theatre() {
    return theatre;
  }

  @Override
  public String slug() {
    return "guderian";
  }

  @Override
  public Rulebook.Text title() {
    return new Rulebook.Text("Panzergruppe Guderian", "Panzergruppe Guderian");
  }

  @Override
  public Rulebook rulebook() {
    return rulebook;
  }

  @Override
  public List<Scenario> scenarios() {
    return List.of(CAMPAIGN, VARIANTS);
  }

  @Override
  public Position setUp(Scenario scenario, long seed) {
    Setting setting = new Setting(slug(), scenario.id(), theatre.map(), theatre.roster());
    Draft draft = Beginning.begin(theatre, setting, Chance.seeded(seed), scenario.options()).edit();
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
        Interdict.class,
        Call.class,
        Evacuate.class,
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
