package stavka.lab;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import stavka.engine.order.Order;
import stavka.engine.position.Position;
import stavka.lab.options.OrderOptions;

/**
 * Prefers orders with an option that a match has seldom met. Each option is preferred a few times
 * only, so that play by it comes to an end.
 */
final class RareOrders {
  private static final int OFTEN = 3;

  private final Map<String, Integer> met = new HashMap<>();
  private final Set<String> given = new HashSet<>();

  /**
   * @param familiar types that need less practice, since other matches of the run had them
   */
  RareOrders(Collection<String> familiar) {
    familiar.forEach(type -> met.put(type, OFTEN - 1));
  }

  /** Returns the rarest of some orders; empty if all of them are common. */
  Optional<Order> rarest(Collection<? extends Order> orders, Position position) {
    Order rarest = null;
    int least = OFTEN;
    for (Order order : orders) {
      int times = times(order, position);
      if (times < least) {
        least = times;
        rarest = order;
      }
    }
    return Optional.ofNullable(rarest);
  }

  private int times(Order order, Position position) {
    int least = OFTEN;
    for (String option : OrderOptions.of(order, position)) {
      least = Math.min(least, met.getOrDefault(option, 0));
    }
    return least;
  }

  /** Counts an order that was given. */
  void gave(Order order, Position position) {
    for (String option : OrderOptions.of(order, position)) {
      met.merge(option, 1, Integer::sum);
      given.add(OrderOptions.typeOf(option));
    }
  }

  /** Returns the types that were given. */
  Set<String> given() {
    return Set.copyOf(given);
  }
}
