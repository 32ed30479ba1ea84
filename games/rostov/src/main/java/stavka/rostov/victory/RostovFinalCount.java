package stavka.rostov.victory;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.play.Verdict;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.Outlook;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.victory.FinalCount;
import stavka.operational.victory.Score;
import stavka.rostov.control.Control;
import stavka.rostov.model.Charts;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;

/**
 * The points of the Axis, the only side that has any: they change as places and losses do, may be
 * less than nothing, and decide by the levels of the scenario.
 */
@Rule({"25.0", "25.1", "25.14"})
public record RostovFinalCount(RostovTheatre theatre) implements FinalCount {
  private static final String LEVELS = "25.0";
  private static final String PLACES = "25.12";
  private static final String LOSSES = "16.25";

  /** Below every total there can be. */
  private static final int LOWEST = -99;

  public int points(Position position, Side side) {
    return side == Side.AXIS ? position.ledger(RostovLedger.SCORE) : 0;
  }

  @Override
  public Score score(Position position) {
    return new Score(points(position, Side.AXIS), 0);
  }

  private static List<Outlook.Level> levels(ScenarioPlan.Victory victory) {
    return List.of(
        new Outlook.Level("soviet-decisive", Side.SOVIET, LOWEST),
        new Outlook.Level("soviet-marginal", Side.SOVIET, victory.sovietMarginal()),
        new Outlook.Level("axis-marginal", Side.AXIS, victory.marginal()),
        new Outlook.Level("axis-decisive", Side.AXIS, victory.decisive()));
  }

  /** Who would have won, and how far, if the match ended now. */
  @Override
  @Rule("25.0")
  public Verdict verdict(Position position) {
    int points = points(position, Side.AXIS);
    Outlook.Level reached = Outlook.Level.reached(levels(theatre.plan(position).victory()), points);
    return new Verdict(reached.winner(), reached.id(), points, 0, LEVELS);
  }

  /** What wins, and how it stands towards that; what was counted before play began stands apart. */
  @Rule({"25.1", "25.12"})
  public Outlook outlook(Position position) {
    ScenarioPlan.Victory victory = theatre.plan(position).victory();
    List<Outlook.Line> lines =
        victory.atStart() == 0
            ? List.of()
            : List.of(new Outlook.Line(Side.AXIS, "points-start", victory.atStart(), PLACES));
    return new Outlook(levels(victory), lines, awards(position), objectives(position));
  }

  private List<Outlook.Objective> objectives(Position position) {
    List<Outlook.Objective> objectives = new ArrayList<>();
    for (ScenarioPlan.Place place : theatre.plan(position).victory().places()) {
      objectives.add(
          new Outlook.Objective(
              theatre.map().name(place.hex()),
              Ints.of(place.hex()),
              place.points(position.turn()),
              Control.holds(position, Side.AXIS, place.hex()) ? Side.AXIS : Side.SOVIET));
    }
    return objectives;
  }

  /** What scores beside places, for the Axis alone; its own losses cost it points. */
  @Rule({"16.25", "25.1"})
  private List<Outlook.Award> awards(Position position) {
    Charts.Scores scores = theatre.charts().scores();
    List<Outlook.Award> awards = new ArrayList<>();
    award(awards, "points-headquarters", scores.headquartersLost());
    award(awards, "points-headquarters-surrendered", scores.headquartersSurrendered());
    award(awards, "points-guard", scores.guardStep());
    award(awards, "points-guard-artillery", scores.guardArtilleryStep());
    award(awards, "points-soviet-losses", 1);
    award(awards, "points-axis-losses", -1);
    if (!theatre.plan(position).orders().exits().isEmpty()) {
      award(awards, "points-late-exit", scores.lateExit());
    }
    return awards;
  }

  private static void award(List<Outlook.Award> awards, String reason, int points) {
    awards.add(new Outlook.Award(reason, Side.AXIS, points, LOSSES));
  }
}
