package stavka.engine.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;

/**
 * A step at which a side may do some of a list of things one after the other, and then ends it: to
 * place, to withdraw, to convert. A game says what is on the list, why something is not, and what
 * each order does; a step with nothing to do ends by itself.
 */
public interface ChoiceStage extends Stage {
  /** In random play, how many orders are given on average before the step is ended. */
  int ORDERS_BEFORE_END = 4;

  /** Whose choice it is, of what. */
  Decision decision();

  /** Why an order other than to end the step cannot be given, or null. */
  @Nullable Objection objection(Position position, Order order);

  /** Everything to which there is no objection, but for the end of the step. */
  default void list(Position position, Consumer<? super Order> action) {
    for (int unit = 0; unit < position.counters(); unit++) {
      listFor(position, unit, action);
    }
  }

  /** Those orders of the list that concern a unit. */
  default void listFor(Position position, int unit, Consumer<? super Order> action) {}

  /** Puts an order on the list if there is no objection to it. */
  default void offer(Position position, Order order, Consumer<? super Order> action) {
    if (objection(position, order) == null) {
      action.accept(order);
    }
  }

  /** Carries out anything but the end of the step. */
  void give(Draft draft, Order order);

  /** Why the step cannot be ended while there is something to do, or null. */
  default @Nullable Objection whyNotEnd(Position position) {
    return null;
  }

  /** Whether there is anything to do; a game that can tell without a list says so here. */
  default boolean any(Position position) {
    boolean[] found = {false};
    list(position, order -> found[0] = true);
    return found[0];
  }

  /** One of the list at random; a game that can draw it without a whole list does so here. */
  default Order draw(Position position, RandomGenerator random) {
    List<Order> orders = new ArrayList<>();
    list(position, orders::add);
    return orders.isEmpty() ? new EndPhase() : orders.get(random.nextInt(orders.size()));
  }

  /** One of the list, or the end of the step, at random. */
  default Order sample(Position position, RandomGenerator random) {
    boolean ends = whyNotEnd(position) == null && random.nextInt(ORDERS_BEFORE_END + 1) == 0;
    return ends ? new EndPhase() : draw(position, random);
  }

  /** What a player in a hurry would order, where the game knows. */
  default Optional<Order> suggestion(Position position) {
    return Optional.empty();
  }

  /** How page and bots should put the choice. */
  default Activity activity() {
    return Activity.ANSWER;
  }

  /** What is done when the step ends. */
  default void end(Draft draft) {
    Umpire.endStep(draft);
  }

  @Override
  default boolean proceed(Draft draft) {
    if (any(draft.view())) {
      return false;
    }
    end(draft);
    return true;
  }

  @Override
  default void carryOut(Draft draft, Order order) {
    if (order instanceof EndPhase) {
      end(draft);
    } else {
      give(draft, order);
    }
  }

  @Override
  default Orders orders(Position position) {
    return new ChoiceOrders(this, position);
  }
}
