package stavka.lab;

import java.util.List;
import stavka.engine.event.Event;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Verdict;
import stavka.engine.position.Position;
import stavka.formats.record.Forfeited;

/** Someone who watches a match being played, sees everything and tells neither side. */
public interface Onlooker {
  /** For a match that nobody watches. */
  Onlooker NOBODY =
      new Onlooker() {
        @Override
        public void saw(Step step) {}

        @Override
        public boolean times() {
          return false;
        }
      };

  /**
   * An order that was given and carried out.
   *
   * @param nanos of its thread's processor time that a player took to choose the order; 0 for who
   *     does not ask
   */
  record Step(
      Decision decision,
      Position before,
      Order order,
      List<Event> events,
      Position after,
      long nanos) {}

  void saw(Step step);

  /** Whether it asks how long players take: else no clock is read for each order. */
  default boolean times() {
    return true;
  }

  default void over(Position last, Verdict verdict) {}

  /** The match ended before its time because a player lost it outside the rules. */
  default void forfeited(Position last, Forfeited forfeit) {}
}
