package stavka.ai;

import java.util.Arrays;
import java.util.List;
import stavka.engine.hex.HexGrid;
import stavka.engine.play.Game;
import stavka.engine.play.Insight;
import stavka.engine.play.Insight.Objective;
import stavka.engine.play.Side;
import stavka.engine.position.Position;

/** How a side sees the map: where it wants to be, and how strong both sides are around each hex. */
final class Terrain {
  /** What a hex of distance to an objective takes off its worth. */
  private static final double FALL = 0.5;

  private final HexGrid grid;
  private final List<Objective> objectives;
  private final double[] pull;
  private final int[] worth;
  final int[] enemyAttack;
  final int[] enemyDefence;
  final int[] ownAttack;
  final int[] ownDefence;
  final byte[] ownUnits;

  Terrain(Game game, Position position, Side side) {
    this.grid = position.grid();
    int size = grid.size();
    pull = new double[size];
    worth = new int[size];
    enemyAttack = new int[size];
    enemyDefence = new int[size];
    ownAttack = new int[size];
    ownDefence = new int[size];
    ownUnits = new byte[size];
    Insight insight = game.insight();
    objectives = insight.objectives(position, side);
    for (Objective objective : objectives) {
      worth[objective.hex()] = objective.worth();
    }
    Arrays.fill(pull, Double.NaN);
    for (int unit = 0; unit < position.counters(); unit++) {
      if (position.onMap(unit) && insight.fights(unit)) {
        int hex = position.place(unit);
        if (position.counter(unit).side() == side) {
          ownAttack[hex] += insight.attack(position, unit);
          ownDefence[hex] += insight.defence(position, unit);
          ownUnits[hex]++;
        } else {
          enemyAttack[hex] += insight.attack(position, unit);
          enemyDefence[hex] += insight.defence(position, unit);
        }
      }
    }
  }

  HexGrid grid() {
    return grid;
  }

  /** How much the objectives draw a unit to a hex: the worth of the best less its distance. */
  double pull(int hex) {
    if (Double.isNaN(pull[hex])) {
      double best = objectives.isEmpty() ? 0 : -1e9;
      for (Objective objective : objectives) {
        best = Math.max(best, objective.worth() - FALL * grid.distance(hex, objective.hex()));
      }
      pull[hex] = best;
    }
    return pull[hex];
  }

  int worth(int hex) {
    return worth[hex];
  }

  /** A sum over the six hexes around one. */
  int around(int[] values, int hex) {
    int sum = 0;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int other = grid.neighbour(hex, direction);
      if (other != HexGrid.NONE) {
        sum += values[other];
      }
    }
    return sum;
  }

  /**
   * Whether a friend stands on or next to a hex, not counting one unit that is about to leave its
   * own.
   */
  boolean friendNear(int hex, int leaving) {
    if (ownUnits[hex] > (hex == leaving ? 1 : 0)) {
      return true;
    }
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int other = grid.neighbour(hex, direction);
      if (other != HexGrid.NONE && ownUnits[other] > (other == leaving ? 1 : 0)) {
        return true;
      }
    }
    return false;
  }
}
