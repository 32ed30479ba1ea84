package stavka.rostov.victory;

import stavka.engine.play.Verdict;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;

/**
 * The points of the Axis, the only side that has any: they change as places and losses do, may be
 * less than nothing, and decide by the levels of the scenario.
 */
@Rule({"25.0", "25.1", "25.14"})
public record FinalCount(RostovTheatre theatre) {
  public int points(Position position, Side side) {
    return side == Side.AXIS ? position.ledger(RostovLedger.SCORE) : 0;
  }

  /** Who would have won, and how far, if the match ended now. */
  @Rule("25.0")
  public Verdict verdict(Position position) {
    int points = points(position, Side.AXIS);
    ScenarioPlan.Victory victory = theatre.plan(position).victory();
    if (points >= victory.marginal()) {
      String level = points >= victory.decisive() ? "axis-decisive" : "axis-marginal";
      return new Verdict(Side.AXIS, level, points, 0, "25.0");
    }
    String level = points >= victory.sovietMarginal() ? "soviet-marginal" : "soviet-decisive";
    return new Verdict(Side.SOVIET, level, points, 0, "25.0");
  }
}
