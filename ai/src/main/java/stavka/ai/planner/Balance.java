package stavka.ai.planner;

import java.util.List;
import stavka.engine.hex.HexGrid;

/** What an attack is worth, all results considered. */
final class Balance {
  /** What giving way costs the beaten beside the ground. */
  private static final double GIVE_WAY = 0.15;

  private final Picture picture;
  private final GoalField goals;
  private final Layout layout;

  Balance(Picture picture, GoalField goals, Layout layout) {
    this.picture = picture;
    this.goals = goals;
    this.layout = layout;
  }

  double of(int target, Chances chances, List<Block> blocks, List<Integer> hexes) {
    double stake = picture.enemyValue[target];
    int steps = Math.max(1, picture.enemySteps[target]);
    double step = stake / steps;
    double ground = ground(target, hexes);
    boolean trapped = trapped(target, hexes);
    double gain = chances.eliminated() * (stake + ground);
    gain += chances.struck1() * struck(1, stake, step, steps, ground, trapped);
    gain += chances.struck2() * struck(2, stake, step, steps, ground, trapped);
    double cheapest = Double.MAX_VALUE;
    double all = 0;
    for (Block block : blocks) {
      all += block.value;
      cheapest = Math.min(cheapest, cheapest(block));
    }
    double cost =
        0.6 * cheapest * chances.repelled1()
            + 1.2 * cheapest * chances.repelled2()
            + all * chances.ruined()
            + (cheapest - step) * chances.engaged();
    return gain - cost - picture.provocation[target];
  }

  private double cheapest(Block block) {
    double least = Double.MAX_VALUE;
    for (int unit : block.units) {
      int steps = Math.max(1, picture.insight.stepsLeft(picture.position, unit));
      least = Math.min(least, picture.value[unit] / steps);
    }
    return least;
  }

  private static double struck(
      int hits, double stake, double step, int steps, double ground, boolean trapped) {
    double lost = Math.min(hits, steps) * step + (hits >= steps ? ground : 0);
    if (trapped) {
      return lost;
    }
    return Math.min(lost, hits * GIVE_WAY * stake + ground) + 0.3 * ground;
  }

  /** What holding the hex attacked is worth. */
  private double ground(int target, List<Integer> hexes) {
    double nearest = Double.MAX_VALUE;
    for (int hex : hexes) {
      nearest = Math.min(nearest, goals.distance[hex]);
    }
    double forward = Math.clamp(nearest - goals.distance[target], 0, 4);
    return 0.1 + 0.35 * goals.worth[target] + 2 * picture.style.pull() * forward;
  }

  /** Whether those attacked have no hex to fall back to. */
  boolean trapped(int target, List<Integer> hexes) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int way = picture.grid.neighbour(target, direction);
      if (way == HexGrid.NONE || picture.insight.barrier(target, direction) == 0) {
        continue;
      }
      if (layout.units[way] > 0 || hexes.contains(way)) {
        continue;
      }
      boolean free =
          picture.enemyHere[way]
              ? picture.enemyUnits[way] < picture.insight.stacking()
              : layout.zones[way] == 0 && !beside(way, hexes);
      if (free) {
        return false;
      }
    }
    return true;
  }

  private boolean beside(int way, List<Integer> hexes) {
    for (int hex : hexes) {
      if (picture.grid.adjacent(hex, way)) {
        return true;
      }
    }
    return false;
  }
}
