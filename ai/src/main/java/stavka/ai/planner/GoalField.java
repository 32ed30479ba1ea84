package stavka.ai.planner;

import java.util.Arrays;
import java.util.List;
import stavka.engine.hex.HexGrid;
import stavka.engine.play.Advice.Objective;

/**
 * How far each hex is from what a side wants, in hexes of march: an enemy in the way counts as a
 * detour, and what is worth more draws from further off.
 */
final class GoalField {
  /** The hexes of detour a point of worth justifies. */
  private static final double DRAW = 0.6;

  private static final double ZONE = 0.7;
  private static final double STEP = 1;

  /** Distances are told apart by tenths. */
  private static final int FINE = 10;

  private static final int FARTHEST = 150;

  final double[] distance;

  /** What is worth taking or having. */
  final double[] worth;

  /** What a side has that is worth keeping, or may take. */
  final double[] keep;

  GoalField(SituationMap picture) {
    int size = picture.size;
    worth = new double[size];
    List<Objective> objectives = picture.advice.objectives(picture.position, picture.side);
    double most = 0;
    for (Objective objective : objectives) {
      worth[objective.hex()] = Math.max(worth[objective.hex()], objective.worth());
      most = Math.max(most, objective.worth());
    }
    keep = worth.clone();
    for (Objective holding : picture.advice.holdings(picture.position, picture.side)) {
      keep[holding.hex()] = Math.max(keep[holding.hex()], holding.worth());
    }
    int[] best = new int[size];
    Arrays.fill(best, FARTHEST * FINE);
    Buckets queue = new Buckets(FARTHEST * FINE);
    for (int hex = 0; hex < size; hex++) {
      if (worth[hex] > 0) {
        best[hex] = (int) (FINE * DRAW * (most - worth[hex]));
        queue.add(hex, best[hex]);
      }
    }
    distance = spread(picture.grid, costs(picture), best, queue);
  }

  /** The march to the nearest of some hexes. */
  static double[] spread(SituationMap picture, int[] costs, List<Integer> hexes) {
    int[] best = new int[picture.size];
    Arrays.fill(best, FARTHEST * FINE);
    Buckets queue = new Buckets(FARTHEST * FINE);
    for (int hex : hexes) {
      best[hex] = 0;
      queue.add(hex, 0);
    }
    return spread(picture.grid, costs, best, queue);
  }

  /** What each hex costs to enter from each neighbour. */
  static int[] costs(SituationMap picture) {
    int[] near = picture.grid.neighbourTable();
    int[] cost = new int[near.length];
    for (int hex = 0; hex < picture.size; hex++) {
      double price = STEP + (picture.enemyZone[hex] ? ZONE : 0);
      if (picture.enemyHere[hex]) {
        price += Math.min(6, picture.enemyDefence[hex] / 4);
      }
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int i = hex * HexGrid.DIRECTIONS + direction;
        cost[i] = (int) (FINE * price);
        if (near[i] >= 0) {
          cost[i] += FINE * detour(picture, near[i], HexGrid.opposite(direction));
        }
      }
    }
    return cost;
  }

  private static int detour(SituationMap picture, int from, int direction) {
    return picture.facts.detour(picture.position, picture.side, from, direction);
  }

  private static double[] spread(HexGrid grid, int[] cost, int[] best, Buckets queue) {
    int[] near = grid.neighbourTable();
    for (int hex = queue.next(); hex >= 0; hex = queue.next()) {
      if (queue.level() > best[hex]) {
        continue;
      }
      for (int i = hex * HexGrid.DIRECTIONS; i < (hex + 1) * HexGrid.DIRECTIONS; i++) {
        int to = near[i];
        // The way is walked backwards: entering the hex already reached is what costs.
        if (to >= 0 && best[hex] + cost[i] < best[to]) {
          best[to] = best[hex] + cost[i];
          queue.add(to, best[to]);
        }
      }
    }
    double[] distance = new double[best.length];
    for (int hex = 0; hex < best.length; hex++) {
      distance[hex] = (double) best[hex] / FINE;
    }
    return distance;
  }
}
