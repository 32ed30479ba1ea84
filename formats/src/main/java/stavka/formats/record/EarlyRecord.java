package stavka.formats.record;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import stavka.engine.event.Advanced;
import stavka.engine.event.Eliminated;
import stavka.engine.event.Event;
import stavka.engine.event.Fought;
import stavka.engine.event.Moved;
import stavka.engine.event.Noted;
import stavka.engine.event.Placed;
import stavka.engine.event.Retreated;
import stavka.engine.event.Revealed;
import stavka.engine.event.Rolled;
import stavka.engine.event.Scored;
import stavka.engine.event.StepLost;
import stavka.engine.event.SupplyJudged;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Records from before the first placement was told, which have no {@code begins}. They hold fewer
 * events, and announced phases later and not all of them; what else they say must still be so.
 */
final class EarlyRecord {
  private static final Set<Class<? extends Event>> KNOWN =
      Set.of(
          Advanced.class,
          Eliminated.class,
          Fought.class,
          Moved.class,
          Noted.class,
          Placed.class,
          Retreated.class,
          Revealed.class,
          Rolled.class,
          Scored.class,
          StepLost.class,
          SupplyJudged.class);

  private EarlyRecord() {}

  /** Those of the rules' events that such a record would hold. */
  static List<Event> known(List<Event> events) {
    return events.stream().filter(event -> KNOWN.contains(event.getClass())).toList();
  }

  /** The recorded events that are compared. */
  static JsonNode known(JsonNode recorded) {
    ArrayNode kept = JsonNodeFactory.instance.arrayNode();
    for (JsonNode event : recorded) {
      if (!event.path("type").asString("").equals("phase-began")) {
        kept.add(event);
      }
    }
    return kept;
  }

  /** Takes fields out of an event that came later than the recorded one. */
  static void forget(JsonNode event, JsonNode recorded) {
    if (event instanceof ObjectNode fields) {
      for (String field : new TreeSet<>(fields.propertyNames())) {
        if (!recorded.has(field)) {
          fields.remove(field);
        }
      }
    }
  }
}
