package stavka.redstar;

import java.util.List;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Scenario;
import stavka.engine.rule.Rule;
import stavka.engine.rule.Rulebook;
import stavka.formats.GameFiles;
import stavka.formats.map.HexMapJson;
import stavka.formats.map.MapSheet;
import stavka.operational.game.AssembledGame;
import stavka.operational.game.Umpires;
import stavka.operational.table.OperationalOpenState;
import stavka.redstar.air.AirSection.Retire;
import stavka.redstar.arrival.ArrivalSection.Promote;
import stavka.redstar.conversion.AxisStage.Convert;
import stavka.redstar.conversion.SovietStage.Absorb;
import stavka.redstar.conversion.SovietStage.Disband;
import stavka.redstar.conversion.SovietStage.Form;
import stavka.redstar.economy.EconomySection.Evacuate;
import stavka.redstar.economy.EconomySection.Summon;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.ScenarioPlan;
import stavka.redstar.model.TheatreFiles;
import stavka.redstar.movement.MovementSection;
import stavka.redstar.setup.Beginning;
import stavka.redstar.staff.Muster;
import stavka.redstar.staff.Staff;
import stavka.redstar.supply.Supply.Relief;
import stavka.redstar.supply.Supply.Withdraw;
import stavka.redstar.table.RedStarOpenState;
import stavka.redstar.table.RedStarTable;

/** Red Star Rising: the Eastern Front from June 1941 to April 1944. */
public final class RedStar extends AssembledGame {
  private static final Rulebook.Text TITLE =
      new Rulebook.Text("Red Star Rising", "Red Star Rising");
  private static final double KM_PER_HEX = 35;

  private static final List<Class<? extends Order>> OWN_ORDERS =
      List.of(
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
          Absorb.class);

  private final Sections sections;

  /** The game as it is shipped. */
  public RedStar() {
    this(GameFiles.beside(RedStar.class));
  }

  /** The game with its data read from other files, or with values changed. */
  public RedStar(GameFiles files) {
    MapSheet sheet = HexMapJson.read(files.json("map.json"));
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
    this(theatre, undrawn(theatre.map(), TITLE, KM_PER_HEX), GameFiles.beside(RedStar.class));
  }

  private RedStar(RedStarTheatre theatre, MapSheet sheet, GameFiles files) {
    Sections sections = Sections.of(theatre);
    super(parts(sections, sheet, files), files);
    this.sections = sections;
  }

  private static Parts parts(Sections sections, MapSheet sheet, GameFiles files) {
    RedStarTheatre theatre = sections.theatre();
    OperationalOpenState open = RedStarOpenState.of(theatre);
    Beginning beginning = new Beginning(theatre, sections.control());
    Umpires umpires =
        Umpires.of(
            theatre.campaigns().stream().map(ScenarioPlan::id).toList(),
            scenario -> new RedStarSequence(sections, theatre.campaign(scenario)).umpire());
    return new Parts(
        new Names("redstar", TITLE),
        new Start(
            scenarios(theatre),
            theatre.map(),
            theatre.roster(),
            scenario -> open,
            (setting, chance, scenario) -> beginning.begin(setting, chance, scenario.options())),
        umpires,
        orders(OWN_ORDERS, List.of()),
        sections.combat()::forecast,
        sections.finalCount(),
        new RedStarFacts(sections, umpires::step),
        new Staff(
            theatre,
            sections.control(),
            sections.supply(),
            new Muster(theatre.pieces()),
            position -> umpires.step(position).equals(MovementSection.ARMOUR)),
        RedStarTable.of(
            files,
            sheet,
            theatre,
            open,
            umpires,
            sections.supply(),
            sections.toll(),
            sections.finalCount()),
        Guess.NONE);
  }

  @Rule({"1.4", "18.0.1"})
  private static List<Scenario> scenarios(RedStarTheatre theatre) {
    return theatre.campaigns().stream()
        .map(campaign -> campaign.scenario(theatre.charts().options()))
        .toList();
  }

  public RedStarTheatre theatre() {
    return sections.theatre();
  }

  Sections sections() {
    return sections;
  }
}
