package stavka.formats.record;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import stavka.engine.play.Chronicle;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.engine.position.Chance;
import stavka.engine.position.Position;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/**
 * The first line of a record: all that is needed to set the match up again.
 *
 * @param options the scenario's switches as they were set
 * @param stavka the version that wrote it
 * @param map the {@link MapDigest} of the map it was played on
 * @param data the mark of the data it was played with, empty for the shipped ones; see {@link
 *     Game#dataMark}
 * @param axis who played the Axis, such as a bot's name
 * @param begins the events that tell what lies open before the first order, as a list in JSON;
 *     empty in records from before they were told
 * @param dice what the dice of a match between people were made of; null if they came from the seed
 */
public record RecordHeader(
    String game,
    String scenario,
    long seed,
    SortedMap<String, Integer> options,
    String stavka,
    String map,
    String data,
    String axis,
    String soviet,
    String begins,
    @Nullable SharedDice dice) {
  static final String FORMAT = "stavka-record";
  static final int VERSION = 1;

  private static final Set<String> FIELDS =
      Set.of(
          "format",
          "version",
          "game",
          "scenario",
          "seed",
          "options",
          "stavka",
          "map",
          "data",
          "axis",
          "soviet",
          "begins",
          "dice");

  public RecordHeader {
    options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
  }

  /** The header of a match that begins at a position. */
  public static RecordHeader of(
      Game game,
      Position start,
      Scenario scenario,
      long seed,
      String stavka,
      String axis,
      String soviet) {
    return new RecordHeader(
        game.slug(),
        scenario.id(),
        seed,
        new TreeMap<>(scenario.options()),
        stavka,
        MapDigest.of(start.setting().map()),
        game.dataMark(),
        axis,
        soviet,
        Notation.of(game, start).texts(new Chronicle(game).begins(start)),
        null);
  }

  /** The same for a match whose dice were made by all who shared in it. */
  public RecordHeader with(@Nullable SharedDice newDice) {
    return new RecordHeader(
        game, scenario, seed, options, stavka, map, data, axis, soviet, begins, newDice);
  }

  /** Where the dice came from. */
  public Chance chance() {
    return dice == null ? Chance.seeded(seed) : dice.chance();
  }

  String text() {
    return Json.text(
        out -> {
          out.writeStartObject();
          out.writeStringProperty("format", FORMAT);
          out.writeNumberProperty("version", VERSION);
          out.writeStringProperty("game", game);
          out.writeStringProperty("scenario", scenario);
          // A text, for readers whose numbers are doubles.
          out.writeStringProperty("seed", Long.toString(seed));
          writeOptions(out);
          out.writeStringProperty("stavka", stavka);
          out.writeStringProperty("map", map);
          if (!data.isEmpty()) {
            out.writeStringProperty("data", data);
          }
          out.writeStringProperty("axis", axis);
          out.writeStringProperty("soviet", soviet);
          if (!begins.isEmpty()) {
            out.writeName("begins");
            out.writeRawValue(begins);
          }
          if (dice != null) {
            out.writeName("dice");
            dice.write(out);
          }
          out.writeEndObject();
        });
  }

  private void writeOptions(JsonGenerator out) {
    out.writeName("options");
    out.writeStartObject();
    options.forEach(out::writeNumberProperty);
    out.writeEndObject();
  }

  static RecordHeader read(JsonNode json) {
    if (!json.isObject() || !json.path("format").asString("").equals(FORMAT)) {
      throw new BadNotation("this is no Stavka record");
    }
    JsonNode version = json.path("version");
    if (!version.isIntegralNumber()
        || !version.canConvertToInt()
        || version.intValue() != VERSION) {
      throw new BadNotation(
          "record version " + Names.shown(version) + " cannot be read, only " + VERSION);
    }
    for (String field : json.propertyNames()) {
      if (!FIELDS.contains(field)) {
        throw new BadNotation("unknown field '" + field + "' in the header");
      }
    }
    return new RecordHeader(
        text(json, "game"),
        text(json, "scenario"),
        seed(json),
        options(json.path("options")),
        text(json, "stavka"),
        text(json, "map"),
        json.has("data") ? text(json, "data") : "",
        text(json, "axis"),
        text(json, "soviet"),
        begins(json),
        dice(json));
  }

  private static String begins(JsonNode json) {
    JsonNode events = json.path("begins");
    if (!events.isMissingNode() && !events.isArray()) {
      throw new BadNotation("'begins' should be a list in the header");
    }
    return events.isMissingNode() ? "" : events.toString();
  }

  private static @Nullable SharedDice dice(JsonNode json) {
    if (!json.has("dice")) {
      return null;
    }
    SharedDice dice = SharedDice.read(json.path("dice"));
    if (!dice.isComplete()) {
      throw new BadNotation("'dice' lacks the secret of " + dice.missing());
    }
    return dice;
  }

  private static String text(JsonNode json, String field) {
    JsonNode value = json.path(field);
    if (value.isMissingNode()) {
      throw new BadNotation("'" + field + "' is missing in the header");
    }
    if (!value.isString()) {
      throw new BadNotation("'" + field + "' should be a text, not " + Names.shown(value));
    }
    return value.stringValue();
  }

  private static long seed(JsonNode json) {
    JsonNode seed = json.path("seed");
    if (seed.isMissingNode()) {
      throw new BadNotation("'seed' is missing in the header");
    }
    try {
      if (seed.isIntegralNumber() && seed.canConvertToLong()) {
        return seed.longValue();
      }
      return Long.parseLong(seed.isString() ? seed.stringValue() : "");
    } catch (NumberFormatException notWhole) {
      throw new BadNotation("'seed' should be a whole number of 64 bits, not " + Names.shown(seed));
    }
  }

  private static SortedMap<String, Integer> options(JsonNode json) {
    if (!json.isObject()) {
      throw new BadNotation("'options' should be an object in the header");
    }
    SortedMap<String, Integer> options = new TreeMap<>();
    for (Map.Entry<String, JsonNode> option : json.properties()) {
      JsonNode value = option.getValue();
      if (!value.isIntegralNumber() || !value.canConvertToInt()) {
        throw new BadNotation("option '" + option.getKey() + "' should be a whole number");
      }
      options.put(option.getKey(), value.intValue());
    }
    return options;
  }
}
