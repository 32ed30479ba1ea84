package stavka.lab.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Keeps account of a match from the events of its record alone: where every counter is, what it
 * shows and how it is marked, what lies on hexes and who holds them, numbers and points. It has no
 * rule and no map; it only writes down what it is told, and objects to what cannot be.
 */
public final class Bookkeeper {
  private static final Set<String> FLAGS =
      Set.of("axis-city", "soviet-city", "axis-port", "soviet-port");

  private final Map<String, Account> counters = new TreeMap<>();
  private final Map<String, Map<String, Integer>> hexes = new TreeMap<>();
  private final Map<String, String> held = new TreeMap<>();
  private final Map<String, Integer> counts = new TreeMap<>();
  private final Map<String, Integer> scored = new TreeMap<>();
  private String phase = "";
  private int turn;
  private int axisPoints;
  private int sovietPoints;

  /** An event that contradicts what was told before. */
  public static final class Contradiction extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Contradiction(String message) {
      super(message);
    }
  }

  Map<String, Account> counters() {
    return counters;
  }

  /** What lies on each hex, by mark. */
  Map<String, Map<String, Integer>> hexes() {
    return hexes;
  }

  int count(String what) {
    return counts.getOrDefault(what, 0);
  }

  /** The sum of all numbers whose names begin alike. */
  int sum(String prefix) {
    return counts.entrySet().stream()
        .filter(count -> count.getKey().startsWith(prefix))
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  /** The points a side has been given one by one. */
  int scored(String side) {
    return scored.getOrDefault(side, 0);
  }

  String phase() {
    return phase;
  }

  int turn() {
    return turn;
  }

  int axisPoints() {
    return axisPoints;
  }

  int sovietPoints() {
    return sovietPoints;
  }

  /** Writes down the events of an order, or those before the first. */
  public void read(JsonNode events) {
    for (JsonNode event : events) {
      read(event.path("type").asString(), event);
    }
  }

  private void read(String type, JsonNode event) {
    switch (type) {
      case "phase-began" -> {
        turn = event.path("turn").intValue();
        phase = event.path("phase").asString();
      }
      case "match-ended" -> phase = "over";
      case "placed" -> placed(event);
      case "moved", "advanced" -> each(event, unit -> went(unit, event));
      case "retreated" -> went(one(event, "unit"), event);
      case "eliminated" -> gone(one(event, "unit"), event);
      case "replaced" -> replaced(event);
      case "boxed" -> each(event, unit -> account(unit).lie(text(event, "box")));
      case "shown" -> each(event, unit -> shown(account(unit), event));
      case "steps-counted" -> each(event, unit -> account(unit).step(number(event, "steps")));
      case "marked" -> marked(event);
      case "counted" -> counts.put(event.path("what").asString(), event.path("value").intValue());
      case "hex-marked" -> hexMarked(event);
      case "control-changed" -> control(event);
      case "points-counted" -> {
        axisPoints = event.path("axis").intValue();
        sovietPoints = event.path("soviet").intValue();
      }
      case "scored" ->
          scored.merge(
              event.path("side").asString(), event.path("points").intValue(), Integer::sum);
      case "step-lost" -> stepLost(event);
      case "revealed" -> revealed(event);
      // What these say is told again by marks and figures, or is no state.
      case "supply-judged", "marker-released", "rolled", "fought", "noted" -> {}
      default -> throw new Contradiction("an event of unknown type " + type);
    }
  }

  Account account(String unit) {
    return counters.computeIfAbsent(unit, id -> new Account());
  }

  private static void each(JsonNode event, Consumer<String> action) {
    event.path("units").forEach(unit -> action.accept(unit.asString()));
  }

  private static String one(JsonNode event, String field) {
    return event.path(field).asString();
  }

  private static @Nullable String text(JsonNode event, String field) {
    return event.path(field).isNull() ? null : event.path(field).asString();
  }

  private static @Nullable Integer number(JsonNode event, String field) {
    return event.path(field).isNull() ? null : event.path(field).intValue();
  }

  private void placed(JsonNode event) {
    String hex = text(event, "hex");
    each(
        event,
        unit -> {
          if (hex == null) {
            account(unit).leave();
          } else {
            account(unit).stand(hex);
          }
        });
  }

  /** Along a path, from where the event says if it does. */
  private void went(String unit, JsonNode event) {
    Account account = account(unit);
    if (event.has("from")) {
      String from = text(event, "from");
      if (from == null ? account.hex() != null : !from.equals(account.hex())) {
        throw new Contradiction(unit + " leaves " + from + " but stood on " + account.hex());
      }
    }
    JsonNode path = event.path("path");
    if (!path.isEmpty()) {
      account.stand(path.get(path.size() - 1).asString());
    }
  }

  private void gone(String unit, JsonNode event) {
    Account account = account(unit);
    String hex = text(event, "hex");
    if (hex != null && account.hex() != null && !hex.equals(account.hex())) {
      throw new Contradiction(unit + " is lost on " + hex + " but stood on " + account.hex());
    }
    account.leave();
  }

  private void replaced(JsonNode event) {
    String unit = one(event, "unit");
    gone(unit, event);
    account(one(event, "by")).stand(one(event, "hex"));
  }

  private static void shown(Account account, JsonNode event) {
    account.show(number(event, "attack"), number(event, "defence"), number(event, "movement"));
  }

  private void marked(JsonNode event) {
    String mark = event.path("mark").asString();
    boolean on = event.path("on").booleanValue();
    each(
        event,
        unit -> {
          boolean changed =
              on ? account(unit).marks().add(mark) : account(unit).marks().remove(mark);
          if (!changed) {
            throw new Contradiction(
                unit + (on ? " is marked " + mark + " twice" : " was not marked " + mark));
          }
        });
  }

  private void hexMarked(JsonNode event) {
    Map<String, Integer> marks = hexes.computeIfAbsent(one(event, "hex"), hex -> new TreeMap<>());
    String mark = event.path("mark").asString();
    if (event.path("on").booleanValue()) {
      marks.put(mark, event.path("value").intValue());
    } else if (marks.remove(mark) == null) {
      throw new Contradiction("there was no " + mark + " on " + one(event, "hex"));
    }
  }

  /**
   * Marks that name the side which held a hex name the other one now; of a hex that never had any
   * its side is kept as it was told.
   */
  private void control(JsonNode event) {
    String side = one(event, "side");
    String other = side.equals("axis") ? "soviet-" : "axis-";
    String hex = one(event, "hex");
    Map<String, Integer> marks = hexes.getOrDefault(hex, Map.of());
    List<String> changed = new ArrayList<>();
    marks.keySet().stream()
        .filter(mark -> mark.equals(other + "city") || mark.equals(other + "port"))
        .forEach(changed::add);
    boolean flagged = marks.keySet().stream().anyMatch(FLAGS::contains);
    if (flagged ? changed.isEmpty() : side.equals(held.put(hex, side))) {
      throw new Contradiction(hex + " was not held by the other side");
    }
    for (String mark : changed) {
      Integer value = marks.remove(mark);
      marks.put(side + mark.substring(other.length() - 1), value == null ? 0 : value);
    }
  }

  private void stepLost(JsonNode event) {
    String unit = one(event, "unit");
    String hex = text(event, "hex");
    if (hex != null && !hex.equals(account(unit).hex())) {
      throw new Contradiction(
          unit + " loses a step on " + hex + " but stood on " + account(unit).hex());
    }
  }

  /** What a unit proved to be is told twice. */
  private void revealed(JsonNode event) {
    String unit = one(event, "unit");
    int attack = event.path("attack").intValue();
    int defence = event.path("defence").intValue();
    if (!account(unit).shows(attack, defence)) {
      throw new Contradiction(
          unit
              + " is revealed as "
              + attack
              + "-"
              + defence
              + " but shows "
              + account(unit).face());
    }
  }
}
