package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.engine.play.Game;
import stavka.engine.table.Table;
import stavka.guderian.Guderian;
import stavka.kharkov.Kharkov;
import stavka.redstar.RedStar;
import stavka.server.api.SheetJson;
import stavka.server.json.JsonText;
import tools.jackson.databind.JsonNode;

/** The map that the page is sent is the map of the game, only shorter. */
class SheetTest {
  private static final List<String> COMPASS = List.of("n", "ne", "e", "se", "s", "sw", "w", "nw");

  private static List<Game> games() {
    return List.of(new Kharkov(), new Guderian(), new RedStar());
  }

  @ParameterizedTest
  @MethodSource("games")
  void addingUpTheStepsGivesTheHexesSidesAndLinesOfTheMapFile(Game game) {
    Table table = game.table().orElseThrow();
    JsonNode file = parse(table.map());
    JsonNode sheet = parse(SheetJson.text(table.map(), table.kit().dressing()));
    assertThat(sheet.path("terrain").propertyNames())
        .isEqualTo(file.path("terrain").propertyNames());
    for (Map.Entry<String, JsonNode> kind : file.path("terrain").properties()) {
      assertThat(sums(sheet.path("terrain").path(kind.getKey())).stream().map("%04d"::formatted))
          .containsExactlyElementsOf(strings(kind.getValue()));
    }
    JsonNode rivers = file.path("drawing").path("rivers");
    assertThat(rivers.size()).isPositive();
    for (int i = 0; i < rivers.size(); i++) {
      JsonNode river = sheet.path("drawing").path("rivers").path(i);
      assertThat(sums(river.path("sides")).stream().map(SheetTest::side))
          .containsExactlyElementsOf(strings(rivers.path(i).path("sides")));
      same(rivers.path(i).path("curve"), river.path("curve"));
    }
    JsonNode routes = file.path("drawing").path("routes");
    for (int i = 0; i < routes.size(); i++) {
      same(
          routes.path(i).path("curve"), sheet.path("drawing").path("routes").path(i).path("curve"));
    }
    assertThat(sheet.path("places").size()).isEqualTo(file.path("places").size());
    assertThat(sheet.toString().length()).isLessThan(table.map().length() / 2);
  }

  private static void same(JsonNode points, JsonNode steps) {
    int half = steps.size() / 2;
    long x = 0;
    long y = 0;
    assertThat(steps.size()).isEqualTo(points.size());
    for (int i = 0; i < half; i++) {
      x += steps.path(i).asLong();
      y += steps.path(half + i).asLong();
      assertThat(x / 100.0).isCloseTo(points.path(2 * i).asDouble(), within(0.0101));
      assertThat(y / 100.0).isCloseTo(points.path(2 * i + 1).asDouble(), within(0.0101));
    }
  }

  private static String side(int number) {
    return "%04d-%s".formatted(number / 10, COMPASS.get(number % 10));
  }

  private static List<Integer> sums(JsonNode steps) {
    List<Integer> sums = new ArrayList<>();
    int sum = 0;
    for (JsonNode step : steps) {
      sum += step.asInt();
      sums.add(sum);
    }
    return sums;
  }

  private static List<String> strings(JsonNode list) {
    return list.valueStream().map(JsonNode::asString).toList();
  }

  private static JsonNode parse(String text) {
    return JsonText.parse(text.getBytes(StandardCharsets.UTF_8));
  }
}
