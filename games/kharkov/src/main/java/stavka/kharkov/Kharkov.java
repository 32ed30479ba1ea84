package stavka.kharkov;

import java.util.List;
import java.util.Map;
import stavka.engine.order.Order;
import stavka.engine.play.Scenario;
import stavka.engine.play.Umpire;
import stavka.engine.position.Chance;
import stavka.engine.position.OpenState;
import stavka.engine.position.Position;
import stavka.engine.position.Setting;
import stavka.engine.rule.Rulebook;
import stavka.formats.GameFiles;
import stavka.formats.map.HexMapJson;
import stavka.formats.map.MapSheet;
import stavka.kharkov.air.SupplyByAir;
import stavka.kharkov.combat.KharkovCombatSection;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.TheatreFiles;
import stavka.kharkov.regiment.Entrench;
import stavka.kharkov.regiment.Reform;
import stavka.kharkov.regiment.Split;
import stavka.kharkov.setup.Beginning;
import stavka.kharkov.supply.KharkovSupply;
import stavka.kharkov.table.KharkovOpenState;
import stavka.kharkov.table.KharkovTable;
import stavka.kharkov.victory.KharkovFinalCount;
import stavka.operational.game.AssembledGame;

/** Kharkov: the Soviet spring offensive, 12 to 21 May 1942. */
public final class Kharkov extends AssembledGame<KharkovTheatre> {
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

  /** The game as it is shipped. */
  public Kharkov() {
    this(GameFiles.beside(Kharkov.class));
  }

  /** The game with its data read from other files, or with values changed. */
  public Kharkov(GameFiles files) {
    this(files, HexMapJson.read(files.json("map.json")));
  }

  private Kharkov(GameFiles files, MapSheet sheet) {
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
    super(theatre, parts(theatre, sheet, files), files);
  }

  private static Parts parts(KharkovTheatre theatre, MapSheet sheet, GameFiles files) {
    KharkovSupply supply = new KharkovSupply(theatre);
    KharkovSequence.Wiring wiring = KharkovSequence.Wiring.of(theatre);
    KharkovCombatSection combat =
        new KharkovCombatSection(theatre, supply, wiring.sector(), wiring.effects());
    KharkovFinalCount finalCount = new KharkovFinalCount(theatre, supply);
    Umpire umpire = KharkovSequence.umpire(theatre, supply, combat, finalCount, wiring);
    return new Parts(
        umpire,
        combat.forecasts(),
        finalCount,
        new KharkovFacts(theatre, supply, combat.casualties(), finalCount, umpire.sequence()),
        new KharkovAdvice(theatre),
        new KharkovTable(
            files,
            sheet,
            theatre,
            umpire.sequence(),
            supply,
            wiring.sector(),
            combat.casualties(),
            finalCount));
  }

  @Override
  public String slug() {
    return "kharkov";
  }

  @Override
  public Rulebook.Text title() {
    return TITLE;
  }

  @Override
  public List<Scenario> scenarios() {
    return List.of(CAMPAIGN);
  }

  @Override
  protected Position begin(Setting setting, Chance chance, Scenario scenario) {
    return Beginning.begin(theatre(), setting, chance);
  }

  @Override
  protected OpenState open() {
    return new KharkovOpenState(theatre());
  }

  @Override
  protected List<Class<? extends Order>> ownOrders() {
    return List.of(Split.class, Reform.class, Entrench.class, SupplyByAir.class);
  }
}
