package stavka.server.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Event;
import stavka.engine.event.Fought;
import stavka.engine.event.Revealed;
import stavka.engine.event.Rolled;
import stavka.engine.order.Order;
import stavka.engine.play.Facts;
import stavka.engine.position.Position;
import stavka.engine.table.Viewer;
import stavka.engine.value.Side;

/**
 * An order in force, and what came of it.
 *
 * @param number of the order, from 1
 * @param entry its number in the log, which also counts orders that were taken back
 * @param turn when it was given, as is the phase
 * @param author who gave it; null for a bot
 * @param settled whether chance had a part in it or something was revealed, so that it cannot be
 *     taken back
 * @param points how the points stood if the order ended a turn
 */
public record Play(
    int number,
    int entry,
    int turn,
    String phase,
    Side side,
    @Nullable Viewer author,
    Order order,
    List<Event> events,
    boolean settled,
    @Nullable Points points) {

  /** How the points stood at the end of a turn. */
  public record Points(int turn, int axis, int soviet) {
    /** How they stand if a turn has ended between two positions; else null. */
    static @Nullable Points between(Facts facts, Position before, Position after) {
      return before.turn() == after.turn() || before.turn() == 0
          ? null
          : new Points(
              before.turn(), facts.points(after, Side.AXIS), facts.points(after, Side.SOVIET));
    }
  }

  /** Whether a viewer may take it back, as long as it is the last order. */
  boolean revocableBy(Viewer viewer) {
    return author == viewer && !settled;
  }

  /** Whether events show something that nobody could know before. */
  static boolean reveals(List<Event> events) {
    return events.stream()
        .anyMatch(
            event ->
                event instanceof Rolled || event instanceof Revealed || event instanceof Fought);
  }
}
