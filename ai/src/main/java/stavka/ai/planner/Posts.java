package stavka.ai.planner;

import java.util.Comparator;
import java.util.List;
import stavka.engine.hex.HexGrid;

/**
 * Finds a hex for every unit that no attack needs: towards goals, in line, in supply, in safety.
 */
final class Posts {
  private static final double UNSUPPLIED = 0.5;
  private static final double ALONE = 1.2;

  /** What part of its worth an enemy stack is the less, by the ways out that are left to it. */
  private static final double[] CLOSED = {1, 0.45, 0.2, 0.08, 0, 0, 0};

  private final SituationMap picture;
  private final GoalField field;
  private final Goals goals;
  private final Flow flow;
  private final Layout layout;
  private final Command command;

  Posts(SituationMap picture, GoalField field, Goals goals, Layout layout, Command command) {
    this.picture = picture;
    this.field = field;
    this.goals = goals;
    this.flow = new Flow(picture);
    this.layout = layout;
    this.command = command;
  }

  /** Decides for all that are undecided, those nearest to the goals first. */
  void assign(List<Block> blocks) {
    List<Block> waiting =
        blocks.stream()
            .filter(block -> block.post < 0)
            .sorted(Comparator.comparingDouble(this::remoteness))
            .toList();
    for (Block block : waiting) {
      place(block);
    }
  }

  private double remoteness(Block block) {
    return block.from < 0 ? 1e6 : field.distance[block.from] - 0.01 * block.value;
  }

  private void place(Block block) {
    int best = -1;
    double bestScore = -1e9;
    if (block.mayStay) {
      best = block.from;
      bestScore = layout.room(block, best) ? score(block, best) + 0.15 : -1e8;
    }
    for (int hex : block.orders.keySet()) {
      if (layout.room(block, hex)) {
        double score = score(block, hex);
        if (score > bestScore) {
          bestScore = score;
          best = hex;
        }
      }
    }
    if (best >= 0) {
      block.post = best;
      layout.put(block, best);
    }
  }

  double score(Block block, int hex) {
    Goal goal = goals.of(block);
    double score = -picture.style.pull() * (goal == null ? field.distance : goal.distance)[hex];
    score += picture.style.bar() * bar(hex);
    score -= picture.style.caution() * layout.riskOf(block, hex);
    score += hold(block, hex);
    if (!command.supplies(block.units[0], hex)) {
      score -= (picture.ending() ? 1 : UNSUPPLIED) * block.value;
    }
    score += picture.advice.footing(picture.position, block.units[0], hex);
    score += line(hex) + picture.style.ring() * ring(hex);
    return score;
  }

  /** Standing on what is worth having, so that no enemy will. */
  private double hold(Block block, int hex) {
    double worth = field.keep[hex];
    if (worth <= 0) {
      return 0;
    }
    double safer = layout.lost(hex, 0) - layout.lost(hex, block.defence);
    return picture.style.hold() * worth * safer;
  }

  /** What of the enemy's way a unit would bar that nobody bars yet. */
  private double bar(int hex) {
    double sum = fresh(hex);
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = picture.grid.neighbour(hex, direction);
      sum += next == HexGrid.NONE || picture.enemyHere[next] ? 0 : fresh(next);
    }
    return Math.sqrt(sum);
  }

  private double fresh(int hex) {
    return layout.zones[hex] == 0 ? flow.press[hex] : 0.1 * flow.press[hex];
  }

  /** What it is worth to close the ways out of enemies beside and behind a hex. */
  private double ring(int hex) {
    if (layout.units[hex] > 0) {
      return 0;
    }
    double sum = 0;
    HexGrid grid = picture.grid;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = grid.neighbour(hex, direction);
      if (next == HexGrid.NONE) {
        continue;
      }
      sum += closing(next, hex);
      // The two hexes beyond, each once: straight on, and between this direction and the next.
      sum += closing(grid.neighbour(next, direction), hex);
      sum += closing(grid.neighbour(next, (direction + 1) % HexGrid.DIRECTIONS), hex);
    }
    return sum;
  }

  private double closing(int enemy, int hex) {
    if (enemy == HexGrid.NONE || picture.enemyUnits[enemy] == 0) {
      return 0;
    }
    int before = 0;
    int after = 0;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int way = picture.grid.neighbour(enemy, direction);
      if (way == HexGrid.NONE
          || picture.enemyHere[way]
          || layout.zones[way] > 0
          || picture.facts.barrier(enemy, direction) == 0) {
        continue;
      }
      before++;
      after += way == hex || picture.grid.adjacent(way, hex) ? 0 : 1;
    }
    return (CLOSED[after] - CLOSED[before]) * picture.enemyValue[enemy];
  }

  /** Friends a hex or two away make a line; the same hex makes a crowd. */
  private double line(int hex) {
    if (picture.threat[hex] <= 0) {
      return 0;
    }
    if (layout.units[hex] > 0) {
      return 0;
    }
    int beside = 0;
    boolean near = false;
    HexGrid grid = picture.grid;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = grid.neighbour(hex, direction);
      if (next == HexGrid.NONE) {
        continue;
      }
      beside += layout.units[next] > 0 ? 1 : 0;
      near |= layout.zones[next] > 0;
    }
    if (beside > 0) {
      return 0.1;
    }
    return near ? 0.35 : -ALONE;
  }
}
