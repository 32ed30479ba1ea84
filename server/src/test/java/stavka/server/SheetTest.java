package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.bautzen.Bautzen;
import stavka.engine.play.Game;
import stavka.engine.table.Table;
import stavka.guderian.Guderian;
import stavka.kharkov.Kharkov;
import stavka.redstar.RedStar;
import stavka.rostov.Rostov;
import stavka.server.api.SheetJson;
import stavka.server.json.JsonText;
import tools.jackson.databind.JsonNode;

/** The map that the page makes of what it is sent is the map of the game. */
class SheetTest {
  private static final double SEEN = 0.05;

  private static List<Game> games() {
    return List.of(new Kharkov(), new Guderian(), new RedStar(), new Bautzen(), new Rostov());
  }

  @ParameterizedTest
  @MethodSource("games")
  void unfoldedItHasTheHexesSidesAndLinesOfTheMapFile(Game game) {
    Table table = game.table().orElseThrow();
    JsonNode file = parse(table.map());
    String sent = SheetJson.text(table.map(), table.kit().dressing());
    assertThat(sent.length()).isLessThan(table.map().length() / 8);
    JsonNode page = unfolded(sent);
    for (Map.Entry<String, JsonNode> kind : file.path("terrain").properties()) {
      assertThat(strings(page.path("terrain").path(kind.getKey())))
          .as(kind.getKey())
          .containsExactlyInAnyOrderElementsOf(strings(kind.getValue()));
    }
    for (Map.Entry<String, JsonNode> region : page.path("regions").properties()) {
      assertThat(strings(region.getValue()))
          .containsExactlyInAnyOrderElementsOf(strings(file.path("regions").path(region.getKey())));
    }
    for (Map.Entry<String, JsonNode> network : file.path("networks").properties()) {
      Set<String> hexes = new TreeSet<>();
      strings(network.getValue()).forEach(link -> hexes.addAll(List.of(link.split("-"))));
      assertThat(strings(page.path("networks").path(network.getKey())))
          .as(network.getKey())
          .containsExactlyInAnyOrderElementsOf(hexes);
    }
    for (Map.Entry<String, JsonNode> frontier : file.path("frontiers").properties()) {
      assertThat(page.path("frontiers").path(frontier.getKey()).path("sides"))
          .isEqualTo(frontier.getValue().path("sides"));
    }
    lines(file, page, "rivers", List.of("feature", "name", "sides"));
    lines(file, page, "routes", List.of("network", "kind"));
    places(file.path("places"), page.path("places"));
  }

  private static void lines(JsonNode file, JsonNode page, String kind, List<String> fields) {
    JsonNode own = file.path("drawing").path(kind);
    JsonNode drawn = page.path("drawing").path(kind);
    assertThat(drawn.size()).isEqualTo(own.size()).isPositive();
    for (int i = 0; i < own.size(); i++) {
      for (String field : fields) {
        assertThat(drawn.path(i).path(field)).isEqualTo(own.path(i).path(field));
      }
      same(own.path(i).path("curve"), drawn.path(i).path("curve"));
    }
  }

  private static void places(JsonNode own, JsonNode drawn) {
    assertThat(drawn.size()).isEqualTo(own.size()).isPositive();
    for (int i = 0; i < own.size(); i++) {
      for (String field : List.of("name", "rank", "hexes")) {
        assertThat(drawn.path(i).path(field)).isEqualTo(own.path(i).path(field));
      }
      same(own.path(i).path("at"), drawn.path(i).path("at"));
    }
  }

  private static void same(JsonNode points, JsonNode drawn) {
    assertThat(drawn.size()).isEqualTo(points.size());
    for (int i = 0; i < points.size(); i++) {
      assertThat(drawn.path(i).asDouble()).isCloseTo(points.path(i).asDouble(), within(SEEN));
    }
  }

  /** What the page's own code makes of it; without node the test is skipped, but in CI it fails. */
  private static JsonNode unfolded(String sheet) {
    try {
      Process node = new ProcessBuilder("node", "src/test/js/unfold.mjs").start();
      try (var in = node.getOutputStream()) {
        in.write(sheet.getBytes(StandardCharsets.UTF_8));
      }
      return JsonText.parse(node.getInputStream().readAllBytes());
    } catch (IOException missing) {
      Assumptions.assumeTrue(System.getenv("CI") != null, "skipped: no node on the PATH");
      throw new UncheckedIOException(missing);
    }
  }

  private static List<String> strings(JsonNode list) {
    List<String> strings = new ArrayList<>();
    list.forEach(one -> strings.add(one.asString()));
    return strings;
  }

  private static JsonNode parse(String text) {
    return JsonText.parse(text.getBytes(StandardCharsets.UTF_8));
  }
}
