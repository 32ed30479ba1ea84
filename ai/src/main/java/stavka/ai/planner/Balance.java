package stavka.ai.planner;

import java.util.List;
import stavka.engine.hex.HexGrid;
import stavka.engine.value.Ints;

/** What an attack is worth, all results considered. */
final class Balance {
  /** What giving way costs the beaten beside the ground. */
  private static final double GIVE_WAY = 0.15;

  /** What is lost of those who must go and have nowhere to go. */
  private static final double CUT_OFF = 0.7;

  private final SituationMap picture;
  private final GoalField goals;
  private final Layout layout;

  Balance(SituationMap picture, GoalField goals, Layout layout) {
    this.picture = picture;
    this.goals = goals;
    this.layout = layout;
  }

  double of(int target, Chances chances, List<Block> blocks, List<Integer> hexes) {
    return of(Ints.of(target), chances, blocks, hexes);
  }

  /** The same for one attack on all of several hexes: what befalls one befalls the others. */
  double of(Ints targets, Chances chances, List<Block> blocks, List<Integer> hexes) {
    Stakes stakes = new Stakes();
    double provocation = 0;
    for (int i = 0; i < targets.size(); i++) {
      int target = targets.get(i);
      stakes.add(
          picture.enemyValue[target],
          picture.enemySteps[target],
          ground(target, hexes),
          trapped(target, hexes));
      provocation = Math.max(provocation, picture.provocation[target]);
    }
    double gain = chances.eliminated() * (stakes.value + stakes.ground);
    gain += chances.struck1() * stakes.struck(1);
    gain += chances.struck2() * stakes.struck(2);
    gain += chances.driven() * stakes.driven(0);
    gain += chances.driven1() * stakes.driven(1);
    gain += chances.driven2() * stakes.driven(2);
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
            + (cheapest - stakes.step()) * chances.engaged();
    return gain - cost - provocation;
  }

  /** What the defenders of all hexes attacked have to lose. */
  private static final class Stakes {
    double value;
    double ground;
    private int steps;
    private double trapped;
    private boolean someGetAway;

    void add(double worth, int ofSteps, double place, boolean caught) {
      value += worth;
      steps += Math.max(1, ofSteps);
      ground += place;
      trapped += caught ? worth : 0;
      someGetAway |= !caught;
    }

    double step() {
      return value / steps;
    }

    /** Defenders lose so many steps, and who is left goes all the same. */
    double driven(int hits) {
      double lost = Math.min(hits, steps) * step();
      return lost + ground + (someGetAway ? GIVE_WAY : CUT_OFF) * (value - lost);
    }

    /** Defenders lose so many steps in all, or give way all together; who cannot, falls. */
    double struck(int hits) {
      double lost = Math.min(hits, steps) * step() + (hits >= steps ? ground : 0);
      if (!someGetAway) {
        return lost;
      }
      double away = hits * GIVE_WAY * (value - trapped) + trapped + ground;
      return Math.min(lost, away) + 0.3 * ground;
    }
  }

  private double cheapest(Block block) {
    double least = Double.MAX_VALUE;
    for (int unit : block.units) {
      int steps = Math.max(1, picture.facts.stepsLeft(picture.position, unit));
      least = Math.min(least, picture.value[unit] / steps);
    }
    return least;
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
      if (way == HexGrid.NONE || picture.facts.barrier(target, direction) == 0) {
        continue;
      }
      if (layout.units[way] > 0 || hexes.contains(way)) {
        continue;
      }
      boolean free =
          picture.enemyHere[way]
              ? picture.enemyUnits[way] < picture.facts.stacking()
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
