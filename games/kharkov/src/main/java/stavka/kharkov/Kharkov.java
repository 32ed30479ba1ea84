package stavka.kharkov;

import java.util.List;
import java.util.Map;
import stavka.engine.order.Place;
import stavka.engine.play.Scenario;
import stavka.engine.rule.Rulebook;
import stavka.formats.GameFiles;
import stavka.formats.map.HexMapJson;
import stavka.formats.map.MapSheet;
import stavka.kharkov.air.AirSupplyStage.SupplyByAir;
import stavka.kharkov.combat.KharkovCombatSection;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.TheatreFiles;
import stavka.kharkov.movement.Movement;
import stavka.kharkov.regiment.Entrenching.Entrench;
import stavka.kharkov.regiment.Reforming.Reform;
import stavka.kharkov.regiment.Splitting.Split;
import stavka.kharkov.sector.Sector;
import stavka.kharkov.setup.Beginning;
import stavka.kharkov.supply.KharkovSupply;
import stavka.kharkov.table.KharkovOpenState;
import stavka.kharkov.table.KharkovTable;
import stavka.kharkov.victory.KharkovFinalCount;
import stavka.operational.board.EntryEffect;
import stavka.operational.game.AssembledGame;
import stavka.operational.game.StandardSetUp;
import stavka.operational.game.Umpires;
import stavka.operational.table.OperationalOpenState;

/** Kharkov: the Soviet spring offensive, 12 to 21 May 1942. */
public final class Kharkov extends AssembledGame {
  private static final Rulebook.Text TITLE = new Rulebook.Text("Kharkov 1942", "Kharkov 1942");
  private static final double KM_PER_HEX = 6.9;

  private static final Scenario CAMPAIGN =
      new Scenario(
          "campaign",
          new Rulebook.Text("The Soviet spring offensive", "L’offensive soviétique de printemps"),
          new Rulebook.Text(
              "Both players set up along the front of 12 May 1942 and play ten days.",
              "Les deux joueurs se déploient le long du front du 12 mai 1942 et jouent dix jours."),
          KharkovSequence.TURNS,
          Map.of());

  private final KharkovTheatre theatre;

  /** The game as it is shipped. */
  public Kharkov() {
    this(GameFiles.beside(Kharkov.class));
  }

  /** The game with its data read from other files, or with values changed. */
  public Kharkov(GameFiles files) {
    MapSheet sheet = HexMapJson.read(files.json("map.json"));
    this(
        TheatreFiles.read(
            sheet.map(), files.yaml("charts.yaml"), files.yaml("order-of-battle.yaml")),
        sheet,
        files);
  }

  /** The game with a player's own map, charts or counters. */
  public Kharkov(KharkovTheatre theatre) {
    this(theatre, undrawn(theatre.map(), TITLE, KM_PER_HEX), GameFiles.beside(Kharkov.class));
  }

  private Kharkov(KharkovTheatre theatre, MapSheet sheet, GameFiles files) {
    super(parts(theatre, sheet, files), files);
    this.theatre = theatre;
  }

  private static Parts parts(KharkovTheatre theatre, MapSheet sheet, GameFiles files) {
    KharkovSupply supply = new KharkovSupply(theatre);
    Sector sector = new Sector(theatre);
    EntryEffect effects = Movement.entryEffects(theatre, sector);
    OperationalOpenState open = KharkovOpenState.of(theatre, supply, sector);
    KharkovCombatSection combat = new KharkovCombatSection(theatre, supply, sector, effects);
    KharkovFinalCount finalCount = new KharkovFinalCount(theatre, supply);
    Umpires umpires =
        Umpires.same(KharkovSequence.umpire(theatre, supply, combat, finalCount, sector, effects));
    KharkovFacts facts =
        new KharkovFacts(theatre, supply, combat.casualties(), finalCount, umpires.sequence());
    return new Parts(
        new Names("kharkov", TITLE),
        new Start(
            List.of(CAMPAIGN),
            theatre.map(),
            theatre.roster(),
            scenario -> open,
            (setting, chance, scenario) -> Beginning.begin(theatre, setting, chance)),
        umpires,
        orders(
            List.of(StandardSetUp.class, Place.class),
            List.of(Split.class, Reform.class, Entrench.class, SupplyByAir.class)),
        combat.forecasts(),
        finalCount,
        facts,
        new KharkovAdvice(theatre, facts),
        KharkovTable.of(
            files, sheet, theatre, open, umpires, supply, sector, combat.casualties(), finalCount),
        Guess.NONE);
  }

  public KharkovTheatre theatre() {
    return theatre;
  }
}
