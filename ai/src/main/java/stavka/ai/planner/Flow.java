package stavka.ai.planner;

import java.util.Arrays;
import java.util.List;
import stavka.engine.play.Advice.Objective;
import stavka.engine.play.Facts;
import stavka.engine.position.Position;

/** Where the enemy would pass on his way to what he wants: the hexes worth barring to him. */
final class Flow {
  private static final double SLACK = 1.5;
  private static final int RANGE = 7;

  final double[] press;

  Flow(SituationMap picture) {
    press = new double[picture.size];
    Position position = picture.position;
    Facts facts = picture.facts;
    double[] distance = wants(picture);
    for (int unit = 0; unit < position.counters(); unit++) {
      if (position.onMap(unit)
          && position.counter(unit).side() != picture.side
          && facts.fights(unit)) {
        follow(picture, distance, position.place(unit), facts.attack(position, unit));
      }
    }
  }

  /** The enemy's march to his goals, were nobody in his way. */
  private static double[] wants(SituationMap picture) {
    double[] best = new double[picture.size];
    Arrays.fill(best, 1e6);
    List<Objective> objectives = picture.advice.objectives(picture.position, picture.side.enemy());
    for (int hex = 0; hex < best.length; hex++) {
      for (Objective objective : objectives) {
        double distance = picture.grid.distance(hex, objective.hex()) - 0.6 * objective.worth();
        best[hex] = Math.min(best[hex], distance);
      }
    }
    return best;
  }

  private void follow(SituationMap picture, double[] wants, int from, double attack) {
    int column = picture.grid.column(from);
    int row = picture.grid.row(from);
    for (int r = Math.max(0, row - RANGE);
        r <= Math.min(picture.grid.rows() - 1, row + RANGE);
        r++) {
      for (int c = Math.max(0, column - RANGE);
          c <= Math.min(picture.grid.columns() - 1, column + RANGE);
          c++) {
        int hex = r * picture.grid.columns() + c;
        int distance = picture.grid.distance(from, hex);
        if (distance > 0 && distance <= RANGE && wants[hex] + distance - wants[from] <= SLACK) {
          press[hex] += attack / (1.0 + 0.3 * distance);
        }
      }
    }
  }
}
