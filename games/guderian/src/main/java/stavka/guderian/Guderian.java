package stavka.guderian;

import java.util.List;
import stavka.engine.order.Place;
import stavka.engine.play.Scenario;
import stavka.engine.play.Umpire;
import stavka.engine.rule.Rulebook;
import stavka.formats.GameFiles;
import stavka.formats.map.HexMapJson;
import stavka.formats.map.MapSheet;
import stavka.guderian.arrival.Arrivals;
import stavka.guderian.arrival.Evacuation.Evacuate;
import stavka.guderian.arrival.SouthWest;
import stavka.guderian.arrival.SouthWest.Call;
import stavka.guderian.combat.Assist;
import stavka.guderian.combat.GuderianCombatSection;
import stavka.guderian.interdiction.Interdict;
import stavka.guderian.interdiction.RailCutting.CutRail;
import stavka.guderian.interdiction.RailCutting.LiftCut;
import stavka.guderian.interdiction.RailPassing;
import stavka.guderian.model.Charts;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.TheatreFiles;
import stavka.guderian.movement.Movement;
import stavka.guderian.setup.Beginning;
import stavka.guderian.supply.GuderianSupply;
import stavka.guderian.table.GuderianOpenState;
import stavka.guderian.table.GuderianTable;
import stavka.guderian.victory.GuderianFinalCount;
import stavka.guderian.victory.Places;
import stavka.operational.board.EntryEffects;
import stavka.operational.game.AssembledGame;
import stavka.operational.game.StandardSetUp;
import stavka.operational.game.Umpires;
import stavka.operational.table.OperationalOpenState;

/** Panzergruppe Guderian: the battle for Smolensk, 3 to 26 July 1941. */
public final class Guderian extends AssembledGame {
  private static final Rulebook.Text TITLE =
      new Rulebook.Text("Panzergruppe Guderian", "Panzergruppe Guderian");
  private static final double KM_PER_HEX = 10.5;

  private final GuderianTheatre theatre;

  /** The game as it is shipped. */
  public Guderian() {
    this(GameFiles.beside(Guderian.class));
  }

  /** The game with its data read from other files, or with values changed. */
  public Guderian(GameFiles files) {
    MapSheet sheet = HexMapJson.read(files.json("map.json"));
    this(
        TheatreFiles.read(
            sheet.map(), files.yaml("charts.yaml"), files.yaml("order-of-battle.yaml")),
        sheet,
        files);
  }

  /** The game with a player's own map, charts or counters. */
  public Guderian(GuderianTheatre theatre) {
    this(theatre, undrawn(theatre.map(), TITLE, KM_PER_HEX), GameFiles.beside(Guderian.class));
  }

  private Guderian(GuderianTheatre theatre, MapSheet sheet, GameFiles files) {
    super(parts(theatre, sheet, files), files);
    this.theatre = theatre;
  }

  private static List<Scenario> scenarios(Charts charts) {
    return List.of(
        new Scenario(
            "campaign",
            new Rulebook.Text("The battle for Smolensk", "La bataille de Smolensk"),
            new Rulebook.Text(
                "The whole battle by the book: twelve turns of two days.",
                "Toute la bataille selon la règle : douze tours de deux jours."),
            charts.turns(),
            charts.campaign()),
        new Scenario(
            "variants",
            new Rulebook.Text("Smolensk with options", "Smolensk avec options"),
            new Rulebook.Text(
                "One point for a German division, evacuation of leaders, rail cuts, retreats as"
                    + " their owners choose.",
                "Un point par division allemande, évacuation des chefs, coupures de voies,"
                    + " retraites au choix de leur propriétaire."),
            charts.turns(),
            charts.variants()));
  }

  private static Parts parts(GuderianTheatre theatre, MapSheet sheet, GameFiles files) {
    List<Scenario> scenarios = scenarios(theatre.charts());
    GuderianSupply supply = new GuderianSupply(theatre);
    OperationalOpenState open = GuderianOpenState.of(theatre, supply);
    Places places = new Places(theatre, supply);
    EntryEffects effects = Movement.entryEffects(theatre, places, new SouthWest(theatre));
    GuderianCombatSection combat = new GuderianCombatSection(theatre, supply, effects);
    GuderianFinalCount finalCount = new GuderianFinalCount(theatre, places);
    Umpire umpire =
        new GuderianSequence(
                theatre,
                places,
                finalCount,
                new Arrivals(theatre),
                new RailPassing(theatre.ground()))
            .umpire(supply, combat, effects);
    Umpires umpires = Umpires.same(umpire);
    return new Parts(
        new Names("guderian", TITLE),
        new Start(
            scenarios,
            theatre.map(),
            theatre.roster(),
            scenario -> open,
            (setting, chance, scenario) ->
                Beginning.begin(theatre, setting, chance, scenario.options())),
        umpires,
        orders(
            List.of(StandardSetUp.class, Place.class),
            List.of(
                Interdict.class,
                Call.class,
                Evacuate.class,
                Assist.class,
                CutRail.class,
                LiftCut.class)),
        combat.forecaster(),
        finalCount,
        new GuderianFacts(theatre, supply, combat.losses(), finalCount, umpire.sequence()),
        new GuderianAdvice(theatre, supply, places),
        GuderianTable.of(files, sheet, theatre, open, umpires, supply, combat.losses(), finalCount),
        Guess.NONE);
  }

  public GuderianTheatre theatre() {
    return theatre;
  }
}
