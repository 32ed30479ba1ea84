package stavka.bautzen;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import stavka.bautzen.combat.Answer;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.ScenarioPlan;
import stavka.bautzen.model.TheatreFiles;
import stavka.bautzen.table.BautzenOpenState;
import stavka.bautzen.table.BautzenTable;
import stavka.bautzen.table.Overlays;
import stavka.engine.order.Advance;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Lose;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.order.Retreat;
import stavka.engine.play.Forecast;
import stavka.engine.play.Scenario;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.rule.Rulebook;
import stavka.formats.GameFiles;
import stavka.formats.map.HexMapJson;
import stavka.formats.map.MapSheet;
import stavka.operational.game.AssembledGame;
import stavka.operational.game.Umpires;
import stavka.operational.table.OpenCounters;

/** Bautzen 1945: the German counter-attack into the flank of the Polish 2nd Army. */
public final class Bautzen extends AssembledGame {
  private static final List<Class<? extends Order>> ORDERS =
      List.of(
          Move.class,
          Attack.class,
          Answer.class,
          Reply.class,
          Lose.class,
          Retreat.class,
          Advance.class,
          EndPhase.class);

  private final Sections sections;

  /** The game as it is shipped. */
  public Bautzen() {
    this(GameFiles.beside(Bautzen.class));
  }

  /** The game with its data read from other files, or with values changed. */
  public Bautzen(GameFiles files) {
    this(files, HexMapJson.read(files.json("map.json")));
  }

  private Bautzen(GameFiles files, MapSheet sheet) {
    this(
        Sections.of(
            TheatreFiles.read(
                Bautzen.class,
                sheet.map(),
                files.yaml("charts.yaml").root(),
                files.yaml("order-of-battle.yaml").root(),
                files.yaml("scenarios.yaml").root())),
        sheet,
        files);
  }

  private Bautzen(Sections sections, MapSheet sheet, GameFiles files) {
    super(parts(sections, sheet, files), files);
    this.sections = sections;
  }

  private static Parts parts(Sections sections, MapSheet sheet, GameFiles files) {
    BautzenTheatre theatre = sections.theatre();
    OpenCounters counters = BautzenOpenState.counters(theatre, sections.stacks());
    Umpires umpires =
        Umpires.of(
            theatre.plans().stream().map(ScenarioPlan::id).toList(),
            scenario -> BautzenSequence.umpire(sections, theatre.plan(scenario)));
    return new Parts(
        new Names("bautzen", new Rulebook.Text("Bautzen 1945", "Bautzen 1945")),
        new Start(
            scenarios(theatre),
            theatre.map(),
            theatre.pieces().roster(),
            scenario -> BautzenOpenState.of(theatre, theatre.plan(scenario), counters),
            (setting, chance, scenario) -> sections.beginning().begin(setting, chance)),
        umpires,
        ORDERS,
        (position, order) -> forecast(sections, umpires, position, order),
        sections.finalCount(),
        new BautzenFacts(sections),
        new BautzenAdvice(sections),
        BautzenTable.of(
            files,
            sheet,
            theatre,
            counters,
            umpires,
            sections.arrivals(),
            sections.want(),
            new Overlays(theatre, sections.lines(), sections.movement().march()),
            sections.finalCount()),
        Guess.NONE);
  }

  @Rule({"13.1", "13.2", "13.3"})
  private static List<Scenario> scenarios(BautzenTheatre theatre) {
    return theatre.plans().stream().map(plan -> plan.scenario(Map.of())).toList();
  }

  private static Optional<Forecast> forecast(
      Sections sections, Umpires umpires, Position position, Order order) {
    return umpires.of(position).over(position)
        ? Optional.empty()
        : sections
            .combat()
            .forecast(position, umpires.of(position).legal(position).decision().side(), order);
  }

  Sections sections() {
    return sections;
  }
}
