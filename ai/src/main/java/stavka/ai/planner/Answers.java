package stavka.ai.planner;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;

/** Settles losses, retreats, advances and questions by what the position is worth afterwards. */
final class Answers {
  private static final int MOST = 60;

  private Answers() {}

  static Order choose(
      Lore lore, Position position, Orders legal, Style style, RandomGenerator random) {
    List<Order> candidates = candidates(legal, random);
    if (candidates.size() == 1) {
      return candidates.getFirst();
    }
    Picture picture = new Picture(lore, position, legal.decision().side(), style);
    GoalField goals = new GoalField(picture);
    Appraisal appraisal = new Appraisal(picture, goals);
    Balance balance = new Balance(picture, goals, new Layout(picture));
    double before = appraisal.of(position);
    Order best = candidates.getFirst();
    double bestWorth = Double.NEGATIVE_INFINITY;
    for (Order order : candidates) {
      double worth = -1e9;
      if (order instanceof Overrun overrun) {
        worth = before + Rush.worth(picture, balance, overrun);
      } else if (lore.game.submit(position, order) instanceof Ruling.Accepted accepted) {
        worth = appraisal.of(accepted.position());
      }
      if (worth > bestWorth) {
        bestWorth = worth;
        best = order;
      }
    }
    return best;
  }

  /** All orders, or a fair sample where there are many. */
  private static List<Order> candidates(Orders legal, RandomGenerator random) {
    List<Order> kept = new ArrayList<>();
    int[] seen = {0};
    legal.forEach(
        order -> {
          seen[0]++;
          if (kept.size() < MOST) {
            kept.add(order);
          } else if (random.nextInt(seen[0]) < MOST) {
            kept.set(random.nextInt(MOST), order);
          }
        });
    return kept;
  }
}
