package stavka.lab.tournament;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import stavka.engine.value.Side;
import stavka.lab.MatchResult;
import stavka.lab.TurnTimes;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * How a bout went.
 *
 * @param winner null for a draw
 * @param axisMicros the processor time of each Axis turn
 * @param forfeit why the loser lost outside the rules, or null
 */
record BoutResult(
    Bout bout,
    @Nullable Side winner,
    String level,
    int axisPoints,
    int sovietPoints,
    int orders,
    int turns,
    List<Integer> axisMicros,
    List<Integer> sovietMicros,
    @Nullable String forfeit) {

  static BoutResult of(Bout bout, MatchResult match, TurnTimes times) {
    return new BoutResult(
        bout,
        match.verdict().winner(),
        match.verdict().level(),
        match.points(Side.AXIS),
        match.points(Side.SOVIET),
        match.orders(),
        match.turns(),
        IntStream.of(times.micros(Side.AXIS)).boxed().toList(),
        IntStream.of(times.micros(Side.SOVIET)).boxed().toList(),
        match.forfeit());
  }

  int points(Side side) {
    return side == Side.AXIS ? axisPoints : sovietPoints;
  }

  List<Integer> micros(Side side) {
    return side == Side.AXIS ? axisMicros : sovietMicros;
  }

  String player(Side side) {
    return side == Side.AXIS ? bout.axis() : bout.soviet();
  }

  ObjectNode json() {
    ObjectNode json = JsonMapper.shared().createObjectNode();
    json.put("axis", bout.axis()).put("soviet", bout.soviet()).put("number", bout.number());
    json.put("winner", winner == null ? "draw" : winner.name().toLowerCase(Locale.ROOT));
    json.put("level", level);
    json.putArray("points").add(axisPoints).add(sovietPoints);
    json.put("orders", orders).put("turns", turns);
    fill(json.putArray("axisMicros"), axisMicros);
    fill(json.putArray("sovietMicros"), sovietMicros);
    if (forfeit != null) {
      json.put("forfeit", forfeit);
    }
    return json;
  }

  static BoutResult read(JsonNode json) {
    String winner = json.path("winner").asString();
    return new BoutResult(
        new Bout(
            json.path("axis").asString(),
            json.path("soviet").asString(),
            json.path("number").asInt()),
        winner.equals("draw") ? null : Side.valueOf(winner.toUpperCase(Locale.ROOT)),
        json.path("level").asString(),
        json.path("points").path(0).asInt(),
        json.path("points").path(1).asInt(),
        json.path("orders").asInt(),
        json.path("turns").asInt(),
        numbers(json.path("axisMicros")),
        numbers(json.path("sovietMicros")),
        json.has("forfeit") ? json.path("forfeit").asString() : null);
  }

  private static void fill(ArrayNode array, List<Integer> numbers) {
    numbers.forEach(array::add);
  }

  private static List<Integer> numbers(JsonNode array) {
    return array.valueStream().map(JsonNode::asInt).toList();
  }
}
