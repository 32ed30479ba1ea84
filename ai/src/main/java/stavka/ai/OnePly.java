package stavka.ai;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.order.Place;
import stavka.engine.order.Retreat;
import stavka.engine.play.Facts;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** Tries every order of a short list and takes the one after which the position is worth most. */
final class OnePly {
  private static final int MOST = 48;

  private @Nullable Terrain terrain;

  Order choose(
      Game game, Position position, Orders legal, RandomGenerator random, Attraction pull) {
    Side side = legal.decision().side();
    List<Order> candidates = candidates(legal, random);
    Ints movers = movers(candidates);
    if (!movers.isEmpty()) {
      Terrain seen = Terrain.of(terrain, game, position, side, pull);
      terrain = seen;
      Search search = new Search(game, position, legal, seen, movers);
      legal.forEach(search::consider);
      Order onward = search.best();
      if (onward != null) {
        return onward;
      }
      candidates.removeIf(order -> order instanceof Move || order instanceof Overrun);
    }
    Sleepers sleepers = new Sleepers(game, position, side);
    Order best = candidates.getFirst();
    double bestWorth = Double.NEGATIVE_INFINITY;
    for (Order order : candidates) {
      if (game.submit(position, order) instanceof Ruling.Accepted accepted) {
        Position after = accepted.position();
        Terrain seen = Terrain.of(terrain, game, after, side, pull);
        terrain = seen;
        double worth =
            Worth.of(game, after, side, seen)
                - sleepers.cost(after)
                - crowding(game.facts(), position, order);
        if (worth > bestWorth) {
          bestWorth = worth;
          best = order;
        }
      }
    }
    return best;
  }

  /** What it costs to come to a hex without room: somebody there is lost, as strong as this. */
  private static double crowding(Facts facts, Position position, Order order) {
    return switch (order) {
      case Retreat(int unit, Ints path) -> crowding(facts, position, Ints.of(unit), path.last());
      case Place(Ints units, int hex) -> crowding(facts, position, units, hex);
      default -> 0;
    };
  }

  private static double crowding(Facts facts, Position position, Ints units, int hex) {
    int unit = units.first();
    return facts.fits(position, units, hex)
        ? 0
        : 1 + facts.attack(position, unit) + facts.defence(position, unit);
  }

  /** The units in the midst of a movement that may go on or stop; none if that is not asked. */
  private static Ints movers(List<Order> orders) {
    Ints movers = Ints.EMPTY;
    boolean stop = false;
    for (Order order : orders) {
      switch (order) {
        case Move move -> movers = move.units();
        case Overrun overrun -> movers = overrun.units();
        default -> stop = true;
      }
    }
    return stop ? movers : Ints.EMPTY;
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
