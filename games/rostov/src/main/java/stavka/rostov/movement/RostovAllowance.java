package stavka.rostov.movement;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.model.MovementChart;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;

/** How far each class of units goes in a phase; fractions are kept. */
@Rule({"6.71", "10.11", "10.21", "10.3", "10.58"})
public final class RostovAllowance {
  static final String AXIS_MOVEMENT = "axis-movement";
  static final String AXIS_MOTORISED = "axis-motorised";
  static final String AXIS_REACTION = "axis-reaction";
  static final String SOVIET_MOVEMENT = "soviet-movement";
  static final String SOVIET_MOTORISED = "soviet-motorised";
  static final String SOVIET_REACTION = "soviet-reaction";

  /** The line of the chart for who is in none of its own. */
  private static final String OTHER = "other";

  private final RostovPieces pieces;
  private final MovementChart chart;
  private final int outOfSupply;

  /** What share each counter has in a phase unless it was activated. */
  private final Map<String, int[]> shares = new HashMap<>();

  public RostovAllowance(RostovTheatre theatre) {
    this.pieces = theatre.pieces();
    this.chart = theatre.charts().movement();
    this.outOfSupply = theatre.charts().supply().outMovement();
    for (String phase :
        List.of(
            AXIS_MOVEMENT,
            AXIS_MOTORISED,
            AXIS_REACTION,
            SOVIET_MOVEMENT,
            SOVIET_MOTORISED,
            SOVIET_REACTION)) {
      int[] byUnit = new int[pieces.count()];
      Arrays.setAll(byUnit, unit -> chart.share(who(unit), phase));
      shares.put(phase, byUnit);
    }
  }

  static boolean reaction(String phase) {
    return phase.equals(AXIS_REACTION) || phase.equals(SOVIET_REACTION);
  }

  /** The line of the chart of phases that a unit is in. */
  @Rule({"10.24", "10.58"})
  private String who(int unit) {
    if (pieces.train(unit)) {
      return "train";
    }
    if (pieces.flotilla(unit)) {
      return "flotilla";
    }
    if (pieces.column(unit)) {
      return "supply-column";
    }
    if (pieces.motorised(unit)) {
      return "motorised";
    }
    return pieces.cavalry(unit) ? "cavalry" : OTHER;
  }

  /** Soviet units that come back motorised have half in their first phase, as cavalry has. */
  @Rule({"8.4", "8.6"})
  private boolean rebuilt(Position position, int unit, String phase) {
    return phase.equals(SOVIET_MOTORISED)
        && pieces.comesBack(position, unit)
        && pieces.motorised(unit);
  }

  /** Whether a unit moves in a phase at all. */
  public boolean moves(Position position, int unit, String phase) {
    return share(position, unit, phase) > 0;
  }

  /** Whether it has its whole allowance there. */
  @Rule("11.53")
  public boolean whole(Position position, int unit, String phase) {
    return share(position, unit, phase) == MovementChart.WHOLE;
  }

  private int share(Position position, int unit, String phase) {
    int[] byUnit = shares.get(phase);
    if (byUnit == null) {
      return 0;
    }
    boolean woken =
        position.has(unit, RostovMarks.ACTIVATED)
            && phase.equals(SOVIET_MOTORISED)
            && who(unit).equals(OTHER);
    if (woken) {
      return chart.share("activated", phase);
    }
    return rebuilt(position, unit, phase) ? chart.share("cavalry", phase) : byUnit[unit];
  }

  /** Half points: those out of supply lose some before they are halved, but cavalry does not. */
  @Rule({"6.71", "10.11", "10.21", "10.3"})
  public int halfPoints(Position position, int unit, String phase) {
    return printed(position, unit) * share(position, unit, phase) / MovementChart.WHOLE;
  }

  private int printed(Position position, int unit) {
    boolean slowed =
        position.onMap(unit) && SupplyState.out(position, unit) && !pieces.cavalry(unit);
    return Math.max(0, 2 * pieces.movement(position, unit) + (slowed ? outOfSupply : 0));
  }

  /** Half points of strategic movement: half as many again as in the movement phase. */
  @Rule({"10.0", "11.31"})
  public int strategic(Position position, int unit) {
    String phase = pieces.side(unit) == Side.AXIS ? AXIS_MOVEMENT : SOVIET_MOVEMENT;
    int share = share(position, unit, phase);
    return (int) (printed(position, unit) * share * chart.strategic() / MovementChart.WHOLE);
  }
}
