package stavka.ai;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.play.Advice.Objective;

/** How much objectives draw units to hexes; kept for as long as they stay the same. */
final class Attraction {
  /** What a hex of distance to an objective takes off its worth. */
  private static final double FALL = 0.5;

  private final HexGrid grid;
  private final List<Objective> objectives;
  private final double[] known;
  private final int[] worth;

  private Attraction(HexGrid grid, List<Objective> objectives) {
    this.grid = grid;
    this.objectives = objectives;
    this.known = new double[grid.size()];
    this.worth = new int[grid.size()];
    Arrays.fill(known, Double.NaN);
    for (Objective objective : objectives) {
      worth[objective.hex()] = objective.worth();
    }
  }

  /** The pull of these objectives: the one of before if they have not changed. */
  static Attraction of(@Nullable Attraction before, HexGrid grid, List<Objective> objectives) {
    return before != null && before.grid.equals(grid) && before.objectives.equals(objectives)
        ? before
        : new Attraction(grid, objectives);
  }

  /** The worth of the objective that draws most to a hex, less its distance. */
  double at(int hex) {
    if (Double.isNaN(known[hex])) {
      double best = objectives.isEmpty() ? 0 : -1e9;
      for (Objective objective : objectives) {
        best = Math.max(best, objective.worth() - FALL * grid.distance(hex, objective.hex()));
      }
      known[hex] = best;
    }
    return known[hex];
  }

  int worth(int hex) {
    return worth[hex];
  }
}
