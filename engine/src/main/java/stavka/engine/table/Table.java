package stavka.engine.table;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import stavka.engine.event.Event;
import stavka.engine.order.Order;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/**
 * What a game lays before those who play or watch it. Everything a viewer gets to see of a match
 * goes through here, and each method gives what that viewer may know and nothing else: by an
 * allow-list, never by leaving out.
 */
public interface Table {
  /** Codes under which {@link #instantRule} is asked. */
  String POINTS = "points";

  String STEPS = "steps";

  /** The compiled map as a document of the format {@code stavka-map}. */
  String map();

  Kit kit();

  /** The id of the step of the sequence at which play stands. */
  String phase(Position position);

  View view(Position position, Viewer viewer);

  /**
   * The marks of counters that nobody puts on them: they follow from the position at any instant.
   *
   * @return the rule behind each
   */
  default SortedMap<String, String> instantMarks() {
    return new TreeMap<>();
  }

  /**
   * The facts that nobody counts up: they follow from the position at any instant.
   *
   * @return the rule behind each
   */
  default SortedMap<String, String> instantFacts() {
    return new TreeMap<>();
  }

  /** The rule by which points or steps are counted at any instant. */
  default String instantRule(String what) {
    return "";
  }

  /**
   * @param unit whom it is about, for the kinds that need one; otherwise -1
   */
  Overlay overlay(Position position, Viewer viewer, Overlay.Kind kind, int unit);

  /** What wins, and how it stands towards that; everybody may know it. */
  default Optional<Outlook> outlook(Position position) {
    return Optional.empty();
  }

  /** What is read before each scenario; none if the game tells nothing. */
  default List<Briefing> briefings() {
    return List.of();
  }

  /** An order as a viewer may know it; nothing if it is kept from that viewer. */
  Optional<Order> order(Order order, Side by, Viewer viewer);

  /** Those events that a viewer may know of. */
  List<Event> events(List<Event> events, Viewer viewer);
}
