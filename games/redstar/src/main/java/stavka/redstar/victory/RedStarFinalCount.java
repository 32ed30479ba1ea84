package stavka.redstar.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import stavka.engine.event.Scored;
import stavka.engine.play.Verdict;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.Outlook;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.victory.FinalCount;
import stavka.operational.victory.Score;
import stavka.redstar.control.Control;
import stavka.redstar.model.Box;
import stavka.redstar.model.Charts;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.Limits;
import stavka.redstar.model.RedStarPart;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.ScenarioPlan;
import stavka.redstar.model.SupplyState;
import stavka.redstar.supply.Supply;

/** Points, which only the Axis scores, and who has won. */
@Rule({"18.0", "18.0.2", "18.0.3"})
public record RedStarFinalCount(RedStarTheatre theatre, Supply supply, Control control)
    implements FinalCount, RedStarPart {
  /** The level of a match that ended by surrender [18.1]. */
  static final String SURRENDER = "surrender";

  /** The points the Axis would have if the match ended now. */
  public int points(Position position) {
    return cities(position) + assets(position) + units(position);
  }

  @Override
  public Score score(Position position) {
    return new Score(points(position), 0);
  }

  private ScenarioPlan.Victory victory(Position position) {
    return theatre.campaign(position).victory();
  }

  private int cities(Position position) {
    int points = 0;
    for (Map.Entry<Integer, Integer> city : victory(position).cities().entrySet()) {
      points += scores(position, city.getKey()) ? city.getValue() : 0;
    }
    return points;
  }

  /**
   * Whether a city counts: controlled, joined to a source, and occupied or free of enemy zones. No
   * line leads from a hex with an enemy unit, be it one that takes no city.
   */
  @Rule({"18.0.4", "10.1.2"})
  public boolean scores(Position position, int place) {
    int hex = theatre.charts().places().get(place).hex();
    Board board = theatre.board(position);
    return control.holder(position, place) == Side.AXIS
        && !board.holds(Side.SOVIET, hex)
        && (board.holds(Side.AXIS, hex) || !board.inEnemyZone(Side.AXIS, hex))
        && supply.axisLine(position, hex);
  }

  @Rule("18.0.3")
  private int assets(Position position) {
    return pieces().inBox(position, Box.DESTROYED).size() * victory(position).asset();
  }

  /** Units on the map in full supply. */
  @Rule({"18.0.5", "11.2.6"})
  private int units(Position position) {
    return !victory(position).units()
        ? 0
        : pieces().all().stream()
            .filter(unit -> position.onMap(unit) && pieces().side(unit) == Side.AXIS)
            .filter(unit -> pieces().supply(position, unit) == SupplyState.SUPPLIED)
            .map(unit -> worth(position, unit))
            .sum();
  }

  @Rule("18.0.5")
  private int worth(Position position, int unit) {
    Limits.Worth worth = limits().worth();
    return switch (pieces().kind(unit)) {
      case AIR_BASE -> worth.base();
      case DEPOT -> worth.depot();
      case ARMOUR -> worth.armourStep() * pieces().nominalSteps(position, unit);
      case INFANTRY, MOUNTAIN -> worth.footStep() * pieces().nominalSteps(position, unit);
      case HQ, SECURITY -> worth.other();
      default -> 0;
    };
  }

  /** What would be counted now, and what each city is worth. */
  public Outlook outlook(Position position) {
    boolean over = position.turn() > theatre.campaign(position).lastTurn();
    return new Outlook(
        victory(position).levels(),
        over ? List.of() : counted(position),
        awards(position),
        objectives(position));
  }

  private List<Outlook.Line> counted(Position position) {
    return List.of(
        new Outlook.Line(Side.AXIS, "points-cities", cities(position), "18.0.4"),
        new Outlook.Line(Side.AXIS, "points-assets", assets(position), "18.0.3"),
        new Outlook.Line(Side.AXIS, "points-units", units(position), "18.0.5"));
  }

  private List<Outlook.Award> awards(Position position) {
    return List.of(
        new Outlook.Award("points-assets", Side.AXIS, victory(position).asset(), "18.0.3"),
        new Outlook.Award("points-units", Side.AXIS, 1, "18.0.5"));
  }

  private List<Outlook.Objective> objectives(Position position) {
    List<Outlook.Objective> objectives = new ArrayList<>();
    new TreeMap<>(victory(position).cities())
        .forEach(
            (city, worth) -> {
              Charts.Place place = theatre.charts().places().get(city);
              Side denied = control.holder(position, city) == Side.AXIS ? null : Side.SOVIET;
              objectives.add(
                  new Outlook.Objective(
                      place.id(),
                      Ints.of(place.hex()),
                      worth,
                      scores(position, city) ? Side.AXIS : denied));
            });
    return objectives;
  }

  /** Counts up after the last turn. */
  @Rule("18.0.2")
  public void count(Draft draft) {
    Position position = draft.view();
    for (Outlook.Line line : counted(position)) {
      draft.say(new Scored(line.side(), line.points(), line.reason(), line.rule()));
    }
    draft.enter(Ledger.FINAL_POINTS, points(position));
  }

  @Override
  @Rule("18.1")
  public boolean ended(Position position) {
    return position.ledger(Ledger.SURRENDERED) != 0;
  }

  @Override
  @Rule({"18.0.2", "18.1"})
  public Verdict verdict(Position position) {
    int points = position.ledger(Ledger.FINAL_POINTS);
    if (ended(position)) {
      return new Verdict(Side.AXIS, SURRENDER, points, 0, "18.1.1");
    }
    Outlook.Level level = Outlook.Level.reached(victory(position).levels(), points);
    return new Verdict(level.winner(), level.id(), points, 0, "18.0.2");
  }
}
