package stavka.ai.planner;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import stavka.engine.play.Advice.Objective;

/** Shares a side's units out among its goals, so that none gets everyone and none nobody. */
final class Goals {
  private static final int TOGETHER = 3;
  private static final int AROUND = 3;

  /** The strength around a place that halves the hope of taking it. */
  private static final double FORTRESS = 40;

  private final List<Goal> goals = new ArrayList<>();
  private final Map<Block, Goal> assigned = new HashMap<>();

  Goals(SituationMap picture) {
    List<Objective> left =
        new ArrayList<>(picture.advice.objectives(picture.position, picture.side));
    left.sort(Comparator.comparingInt(Objective::hex));
    Set<Integer> held = new HashSet<>();
    for (Objective holding : picture.advice.holdings(picture.position, picture.side)) {
      held.add(holding.hex());
    }
    int[] cost = GoalField.costs(picture);
    while (!left.isEmpty()) {
      Objective first = left.getFirst();
      List<Integer> hexes = new ArrayList<>();
      double worth = 0.75 * first.worth();
      for (Objective objective : List.copyOf(left)) {
        if (objective.worth() == first.worth()
            && picture.grid.distance(first.hex(), objective.hex()) <= TOGETHER) {
          left.remove(objective);
          hexes.add(objective.hex());
          worth += 0.25 * objective.worth();
        }
      }
      goals.add(
          new Goal(
              hexes,
              worth * ease(picture, hexes, held.contains(first.hex())),
              GoalField.spread(picture, cost, hexes),
              demand(picture, hexes)));
    }
  }

  /** How likely a place is to fall: one packed with enemies is better passed by. */
  private static double ease(SituationMap picture, List<Integer> hexes, boolean held) {
    return held ? 1 : FORTRESS / (FORTRESS + enemies(picture, hexes));
  }

  /** Enough to deal with the enemies around, or with those who may come. */
  private static double demand(SituationMap picture, List<Integer> hexes) {
    double threat = 0;
    for (int goal : hexes) {
      threat = Math.max(threat, picture.threat[goal]);
    }
    return 6 + 1.8 * enemies(picture, hexes) + 0.5 * threat;
  }

  private static double enemies(SituationMap picture, List<Integer> hexes) {
    double enemies = 0;
    for (int hex = 0; hex < picture.size; hex++) {
      if (picture.enemyDefence[hex] > 0) {
        for (int goal : hexes) {
          if (picture.grid.distance(hex, goal) <= AROUND) {
            enemies += picture.enemyDefence[hex];
            break;
          }
        }
      }
    }
    return enemies;
  }

  void assign(List<Block> blocks) {
    List<Block> order = new ArrayList<>(blocks);
    order.sort(Comparator.comparingDouble(this::nearest));
    for (Block block : order) {
      int hex = place(block);
      Goal best = null;
      for (Goal goal : goals) {
        if (hex >= 0 && (best == null || goal.draw(hex) > best.draw(hex))) {
          best = goal;
        }
      }
      if (best != null) {
        best.send(Math.max(block.attack, block.defence));
        assigned.put(block, best);
      }
    }
  }

  private double nearest(Block block) {
    int hex = place(block);
    double least = 1e6;
    for (Goal goal : goals) {
      least = hex < 0 ? least : Math.min(least, goal.distance[hex]);
    }
    return least;
  }

  private static int place(Block block) {
    if (block.from >= 0) {
      return block.from;
    }
    return block.orders.isEmpty() ? -1 : block.orders.keySet().iterator().next();
  }

  @Nullable Goal of(Block block) {
    return assigned.get(block);
  }
}
