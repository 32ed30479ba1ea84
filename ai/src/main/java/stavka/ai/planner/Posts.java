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

  private final Picture picture;
  private final GoalField field;
  private final Goals goals;
  private final Flow flow;
  private final Layout layout;
  private final Command command;

  Posts(Picture picture, GoalField field, Goals goals, Layout layout, Command command) {
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
    score += hold(hex);
    if (!command.supplies(block.units[0], hex)) {
      score -= UNSUPPLIED * block.value;
    }
    score += line(hex);
    return score;
  }

  /** Standing on what is worth having, before an enemy does. */
  private double hold(int hex) {
    double worth = field.worth[hex];
    if (worth <= 0 || layout.units[hex] > 0) {
      return 0;
    }
    return picture.threat[hex] > 0 ? 0.3 * worth : 0.03 * worth;
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
