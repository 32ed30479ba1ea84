package stavka.lab.study;

import java.util.List;
import stavka.engine.value.Side;

/** The numbers of a match by turn; a match that ended early stands still from then on. */
final class MatchFigures {
  private static final int FIGURES = 6;

  private final double score;
  private final int margin;
  private final int[] byTurn;

  MatchFigures(PlayedMatch match, int turns) {
    this.score = match.axisScore();
    this.margin = match.axisPoints() - match.sovietPoints();
    this.byTurn = new int[turns * FIGURES];
    List<TurnState> states = match.turns();
    for (int turn = 0; turn < turns; turn++) {
      TurnState state = states.get(Math.min(turn, states.size() - 1));
      for (Side side : Side.values()) {
        int at = turn * FIGURES + side.ordinal();
        byTurn[at] = state.points(side);
        byTurn[at + 2] = state.losses(side).steps();
        byTurn[at + 4] = state.losses(side).units();
      }
    }
  }

  double score() {
    return score;
  }

  /** The Axis's points less the Soviets' at the end. */
  int margin() {
    return margin;
  }

  /**
   * @param turn counted from 1
   * @param which points, steps lost or units lost, each the Axis's first: 0 to 5
   */
  int figure(int turn, int which) {
    return byTurn[(turn - 1) * FIGURES + which];
  }
}
