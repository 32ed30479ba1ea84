package stavka.engine.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import stavka.engine.order.Order;
import stavka.engine.reason.Objection;

/** A short list of orders, each as likely as the others; anything else meets the same objection. */
public record ListedOrders(
    Decision decision, List<Order> orders, Objection otherwise, Optional<Order> suggestion)
    implements Orders {
  /** Orders of which none is suggested. */
  public ListedOrders(Decision decision, List<Order> orders, Objection otherwise) {
    this(decision, orders, otherwise, Optional.empty());
  }

  public ListedOrders {
    orders = List.copyOf(orders);
    if (orders.isEmpty()) {
      throw new IllegalArgumentException("nothing to choose for " + decision);
    }
  }

  @Override
  public List<Objection> objections(Order order) {
    return orders.contains(order) ? List.of() : List.of(otherwise);
  }

  @Override
  public void forEach(Consumer<? super Order> action) {
    orders.forEach(action);
  }

  @Override
  public Order sample(RandomGenerator random) {
    return orders.get(random.nextInt(orders.size()));
  }
}
