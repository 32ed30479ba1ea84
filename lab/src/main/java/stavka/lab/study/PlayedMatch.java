package stavka.lab.study;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import stavka.engine.map.HexMap;
import stavka.engine.value.Side;
import stavka.lab.MatchResult;
import stavka.lab.TurnTimes;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a study keeps of a match.
 *
 * @param winner null for a draw
 * @param axisMicros the processor time of each Axis turn, the one part that chance in the machine
 *     decides
 */
public record PlayedMatch(
    MatchKey key,
    long seed,
    @Nullable Side winner,
    String level,
    int axisPoints,
    int sovietPoints,
    int orders,
    List<TurnState> turns,
    List<Integer> axisMicros,
    List<Integer> sovietMicros) {

  static PlayedMatch of(MatchKey key, MatchResult result, Observer observer, TurnTimes times) {
    return new PlayedMatch(
        key,
        result.seed(),
        result.verdict().winner(),
        result.verdict().level(),
        result.points(Side.AXIS),
        result.points(Side.SOVIET),
        result.orders(),
        observer.turns(),
        IntStream.of(times.micros(Side.AXIS)).boxed().toList(),
        IntStream.of(times.micros(Side.SOVIET)).boxed().toList());
  }

  public int points(Side side) {
    return side == Side.AXIS ? axisPoints : sovietPoints;
  }

  public List<Integer> micros(Side side) {
    return side == Side.AXIS ? axisMicros : sovietMicros;
  }

  /** "axis", "soviet" or "draw". */
  public String winnerName() {
    return winner == null ? "draw" : winner.name().toLowerCase(Locale.ROOT);
  }

  /** What the match was worth to the Axis: 1 for a win, a half for a draw. */
  public double axisScore() {
    return winner == null ? 0.5 : winner == Side.AXIS ? 1 : 0;
  }

  ObjectNode json(HexMap map) {
    ObjectNode json = JsonMapper.shared().createObjectNode();
    json.put("cell", key.cell()).put("number", key.number()).put("seed", Long.toString(seed));
    json.put("winner", winnerName()).put("level", level);
    json.putArray("points").add(axisPoints).add(sovietPoints);
    json.put("orders", orders);
    axisMicros.forEach(json.putArray("axisMicros")::add);
    sovietMicros.forEach(json.putArray("sovietMicros")::add);
    ArrayNode states = json.putArray("turns");
    turns.forEach(turn -> states.add(turn.json(map)));
    return json;
  }

  static MatchKey key(JsonNode json) {
    return new MatchKey(json.path("cell").asInt(), json.path("number").asInt());
  }

  static PlayedMatch read(JsonNode json, HexMap map) {
    String winner = json.path("winner").asString();
    return new PlayedMatch(
        key(json),
        Long.parseLong(json.path("seed").asString()),
        winner.equals("draw") ? null : Side.valueOf(winner.toUpperCase(Locale.ROOT)),
        json.path("level").asString(),
        json.path("points").path(0).asInt(),
        json.path("points").path(1).asInt(),
        json.path("orders").asInt(),
        json.path("turns").valueStream().map(turn -> TurnState.read(turn, map)).toList(),
        json.path("axisMicros").valueStream().map(JsonNode::asInt).toList(),
        json.path("sovietMicros").valueStream().map(JsonNode::asInt).toList());
  }
}
