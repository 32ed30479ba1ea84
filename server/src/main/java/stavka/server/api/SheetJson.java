package stavka.server.api;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import stavka.engine.table.Dressing;
import stavka.server.json.JsonText;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/**
 * The map as the page draws it: what of the map file it uses, with hexes, sides and points of lines
 * as steps from one to the next. It is a fifth to a third of the file, compressed as both are.
 */
public final class SheetJson {
  /** In the order in which a compass goes round; a side is ten times its hex and its place here. */
  private static final List<String> COMPASS = List.of("n", "ne", "e", "se", "s", "sw", "w", "nw");

  private static final Pattern NUMBER = Pattern.compile("[0-9]{4}");
  private static final double PARTS = 100;

  /** An outline that is not drawn only has to tell which hexes lie within. */
  private static final int COARSE = 10;

  private static final int BENDS = 25;

  /** Roads are smoothed again when they are drawn. */
  private static final int ROUTES = 2;

  private SheetJson() {}

  /**
   * @param map the text of the map file
   * @param dressing names the regions that are drawn
   */
  public static String text(String map, Dressing dressing) {
    JsonNode file = JsonText.parse(map.getBytes(StandardCharsets.UTF_8));
    Set<String> regions = new TreeSet<>(dressing.areas().values());
    dressing.borders().forEach(border -> regions.add(border.region()));
    file.path("frontiers").propertyNames().forEach(id -> regions.add(id + "-axis"));
    return JsonText.object(
        out -> {
          for (String name : List.of("id", "title", "kmPerHex", "grid", "numbering")) {
            given(out, name, file.path(name));
          }
          GamesJson.strings(out, "sides", List.copyOf(file.path("sides").propertyNames()));
          lists(out, "terrain", file.path("terrain"), null);
          lists(out, "regions", file.path("regions"), regions);
          networks(out, file.path("networks"));
          frontiers(out, file.path("frontiers"));
          places(out, file.path("places"));
          drawing(out, file.path("drawing"));
        });
  }

  private static void lists(
      JsonGenerator out, String name, JsonNode lists, @Nullable Set<String> wanted) {
    out.writeName(name);
    out.writeStartObject();
    for (Map.Entry<String, JsonNode> list : lists.properties()) {
      if (wanted == null || wanted.contains(list.getKey())) {
        names(out, list.getKey(), list.getValue());
      }
    }
    out.writeEndObject();
  }

  /** The page wants to know which hexes a network runs through. */
  private static void networks(JsonGenerator out, JsonNode networks) {
    out.writeName("networks");
    out.writeStartObject();
    for (Map.Entry<String, JsonNode> network : networks.properties()) {
      Set<String> hexes = new TreeSet<>();
      network.getValue().forEach(link -> hexes.addAll(List.of(link.asString().split("-"))));
      out.writeName(network.getKey());
      steps(out, List.copyOf(hexes), NUMBER, Integer::parseInt);
    }
    out.writeEndObject();
  }

  private static void frontiers(JsonGenerator out, JsonNode frontiers) {
    out.writeName("frontiers");
    out.writeStartObject();
    for (Map.Entry<String, JsonNode> frontier : frontiers.properties()) {
      out.writeName(frontier.getKey());
      out.writeStartObject();
      given(out, "name", frontier.getValue().path("name"));
      sides(out, frontier.getValue().path("sides"));
      out.writeEndObject();
    }
    out.writeEndObject();
  }

  private static void places(JsonGenerator out, JsonNode places) {
    out.writeName("places");
    out.writeStartArray();
    for (JsonNode place : places) {
      out.writeStartObject();
      for (Map.Entry<String, JsonNode> field : place.properties()) {
        if (!field.getKey().equals("id")) {
          given(out, field.getKey(), field.getValue());
        }
      }
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  private static void drawing(JsonGenerator out, JsonNode drawing) {
    out.writeName("drawing");
    out.writeStartObject();
    out.writeName("rivers");
    out.writeStartArray();
    for (JsonNode river : drawing.path("rivers")) {
      out.writeStartObject();
      given(out, "name", river.path("name"));
      given(out, "feature", river.path("feature"));
      sides(out, river.path("sides"));
      line(out, "curve", river.path("curve"), 1);
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeName("routes");
    out.writeStartArray();
    for (JsonNode route : drawing.path("routes")) {
      out.writeStartObject();
      given(out, "network", route.path("network"));
      given(out, "kind", route.path("kind"));
      line(out, "curve", route.path("curve"), ROUTES);
      out.writeEndObject();
    }
    out.writeEndArray();
    waters(out, drawing.path("areas"));
    out.writeEndObject();
  }

  /** Of areas only the waters that have a name are looked at: the ground is drawn by its hexes. */
  private static void waters(JsonGenerator out, JsonNode areas) {
    out.writeName("areas");
    out.writeStartArray();
    for (JsonNode area : areas) {
      boolean water = Set.of("sea", "lake").contains(area.path("kind").asString());
      if (water && !area.path("name").path("en").asString().isEmpty()) {
        out.writeStartObject();
        given(out, "name", area.path("name"));
        given(out, "kind", area.path("kind"));
        outline(out, area.path("outline"));
        out.writeEndObject();
      }
    }
    out.writeEndArray();
  }

  /** What is the same in both languages is written once. */
  private static void given(JsonGenerator out, String name, JsonNode value) {
    if (!value.isMissingNode()) {
      boolean both = value.has("fr") && value.path("en").equals(value.path("fr"));
      out.writeName(name);
      out.writeRawValue((both ? value.path("en") : value).toString());
    }
  }

  private static void names(JsonGenerator out, String name, JsonNode hexes) {
    out.writeName(name);
    steps(out, hexes.valueStream().map(JsonNode::asString).toList(), NUMBER, Integer::parseInt);
  }

  private static void sides(JsonGenerator out, JsonNode sides) {
    out.writeName("sides");
    steps(
        out,
        sides.valueStream().map(JsonNode::asString).toList(),
        Pattern.compile(NUMBER + "-(" + String.join("|", COMPASS) + ")"),
        side -> Integer.parseInt(side.substring(0, 4)) * 10 + COMPASS.indexOf(side.substring(5)));
  }

  /** Steps of numbers; what is numbered otherwise (a sheet with a letter) stays as it is. */
  private static void steps(
      JsonGenerator out, List<String> items, Pattern plain, ToIntFunction<String> number) {
    boolean all = items.stream().allMatch(item -> plain.matcher(item).matches());
    out.writeStartArray();
    int last = 0;
    for (String item : items) {
      if (all) {
        int now = number.applyAsInt(item);
        out.writeNumber(now - last);
        last = now;
      } else {
        out.writeString(item);
      }
    }
    out.writeEndArray();
  }

  /** All across, then all down, in hundredths of a hex. */
  private static void line(JsonGenerator out, String name, JsonNode points, int fineness) {
    long[] across = parts(points, 0, fineness);
    int[] all = IntStream.range(0, across.length).toArray();
    line(out, name, across, parts(points, 1, fineness), all);
  }

  private static void outline(JsonGenerator out, JsonNode points) {
    long[] across = parts(points, 0, COARSE);
    long[] down = parts(points, 1, COARSE);
    line(out, "outline", across, down, Outline.kept(across, down, BENDS));
  }

  private static void line(
      JsonGenerator out, String name, long[] across, long[] down, int[] points) {
    out.writeName(name);
    out.writeStartArray();
    for (long[] parts : List.of(across, down)) {
      long last = 0;
      for (int point : points) {
        out.writeNumber(parts[point] - last);
        last = parts[point];
      }
    }
    out.writeEndArray();
  }

  private static long[] parts(JsonNode points, int first, int fineness) {
    return IntStream.range(0, points.size() / 2)
        .mapToLong(
            i -> Math.round(points.path(2 * i + first).asDouble() * PARTS / fineness) * fineness)
        .toArray();
  }
}
