package stavka.operational.movement;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;

/** A kind of order that a phase offers beside its own. */
public interface ExtraOrder {
  boolean handles(Order order);

  /** Why an order of this kind cannot be given, or null. */
  @Nullable Objection objection(Position position, Order order);

  /** The same as a list of one or none. */
  default List<Objection> objections(Position position, Order order) {
    return Objection.listed(objection(position, order));
  }

  /** Gives an order of this kind if there is no objection to it. */
  default void offer(Position position, Order order, Consumer<? super Order> action) {
    if (objection(position, order) == null) {
      action.accept(order);
    }
  }

  void carryOut(Draft draft, Order order);

  void forEach(Position position, Consumer<? super Order> action);

  /** Whether there is any order of this kind to be given. */
  default boolean any(Position position) {
    boolean[] found = {false};
    forEach(position, order -> found[0] = true);
    return found[0];
  }
}
