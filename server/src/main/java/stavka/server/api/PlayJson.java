package stavka.server.api;

import java.util.List;
import java.util.Optional;
import stavka.engine.event.Event;
import stavka.engine.order.Order;
import stavka.engine.table.Viewer;
import stavka.formats.Node;
import stavka.server.json.JsonText;
import stavka.server.match.Match;
import stavka.server.match.MatchRules;
import stavka.server.match.Play;
import tools.jackson.core.JsonGenerator;

/** Orders that were given and what came of them, as one viewer may know it. */
public final class PlayJson {
  private PlayJson() {}

  /** The orders of a match after a number. */
  public static String history(Match match, int after, Viewer viewer) {
    return "[" + String.join(",", match.told(after, viewer)) + "]";
  }

  static void fields(JsonGenerator out, MatchRules rules, Play play, Viewer viewer) {
    out.writeNumberProperty("n", play.number());
    out.writeNumberProperty("turn", play.turn());
    out.writeStringProperty("phase", play.phase());
    out.writeStringProperty("side", Node.written(play.side()));
    Optional<Order> order = rules.table().order(play.order(), play.side(), viewer);
    out.writeName("order");
    if (order.isPresent()) {
      rules.notation().write(out, order.get());
    } else {
      out.writeNull();
    }
    events(out, "events", rules, play.events(), viewer);
  }

  /** What happened before the first order, the first die of the weather say; nothing mostly. */
  static void before(JsonGenerator out, MatchRules rules, Viewer viewer) {
    List<Event> before = rules.start().setting().before();
    if (!before.isEmpty() && rules.dice().isReady()) {
      events(out, "before", rules, before, viewer);
    }
  }

  /** What the giver of an order is told: its number and its events. */
  public static String receipt(Match match, Play play, Viewer viewer) {
    return match.look(
        situation ->
            JsonText.object(
                out -> {
                  out.writeNumberProperty("n", play.number());
                  events(out, "events", situation.rules(), play.events(), viewer);
                }));
  }

  private static void events(
      JsonGenerator out, String name, MatchRules rules, List<Event> events, Viewer viewer) {
    out.writeName(name);
    out.writeStartArray();
    for (Event event : rules.table().events(events, viewer)) {
      rules.notation().write(out, event);
    }
    out.writeEndArray();
  }
}
