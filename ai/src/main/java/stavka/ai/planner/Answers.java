package stavka.ai.planner;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import stavka.ai.Sleepers;
import stavka.engine.order.Advance;
import stavka.engine.order.Lose;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.order.Place;
import stavka.engine.order.Retreat;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;

/** Settles losses, retreats, advances and questions by what the position is worth afterwards. */
final class Answers {
  private static final int MOST = 60;

  private Answers() {}

  static Order choose(
      GameKnowledge lore, Position position, Orders legal, Style style, RandomGenerator random) {
    Optional<Order> counsel = lore.game.advice().considered(position, legal);
    if (counsel.isPresent()) {
      return counsel.get();
    }
    List<Order> candidates = candidates(legal, random);
    if (candidates.size() <= 1) {
      return candidates.isEmpty() ? legal.sample(random) : candidates.getFirst();
    }
    SituationMap picture = new SituationMap(lore, position, legal.decision().side(), style);
    GoalField goals = new GoalField(picture);
    Appraisal appraisal = new Appraisal(picture, goals);
    Rush rush = new Rush(picture, goals, new Layout(picture));
    Sleepers sleepers = new Sleepers(lore.game, position, legal.decision().side());
    boolean local = candidates.stream().anyMatch(Answers::local);
    double before = local ? appraisal.ofUnits(position) : appraisal.of(position);
    Order best = candidates.getFirst();
    double bestWorth = Double.NEGATIVE_INFINITY;
    for (Order order : candidates) {
      double worth = -1e9;
      if (order instanceof Overrun overrun) {
        worth = before + rush.worth(overrun);
      } else if (lore.game.submit(position, order) instanceof Ruling.Accepted accepted) {
        Position after = accepted.position();
        worth = local ? appraisal.ofUnits(after) : appraisal.of(after);
        worth -= sleepers.cost(after) + crowding(picture, order);
      }
      if (worth > bestWorth) {
        bestWorth = worth;
        best = order;
      }
    }
    return best;
  }

  /** What it costs to come to a hex without room: somebody there is lost, worth as much. */
  private static double crowding(SituationMap picture, Order order) {
    return switch (order) {
      case Retreat(int unit, Ints path) -> crowding(picture, Ints.of(unit), path.last());
      case Place(Ints units, int hex) -> crowding(picture, units, hex);
      default -> 0;
    };
  }

  private static double crowding(SituationMap picture, Ints units, int hex) {
    return picture.facts.fits(picture.position, units, hex) ? 0 : picture.value[units.first()];
  }

  /** Whether an order changes no more than where a few units stand. */
  private static boolean local(Order order) {
    return order instanceof Advance
        || order instanceof Retreat
        || order instanceof Lose
        || order instanceof Move
        || order instanceof Overrun
        || order instanceof Place;
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
