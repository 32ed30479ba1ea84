package stavka.engine.play;

import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;

/** A point of play at which someone chooses: a phase, or a frame that interrupts one. */
public interface Stage {
  /** What may be chosen here. */
  Orders orders(Position position);

  /** Carries out an order to which {@link #orders} had no objection. */
  void carryOut(Draft draft, Order order);

  /**
   * Does what needs no choice when play comes to this stage, popping a frame that is finished or
   * ending a phase in which nothing can be done.
   *
   * @return whether anything was done; if not, a choice is due
   */
  default boolean proceed(Draft draft) {
    return false;
  }
}
