package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.bautzen.Bautzen;
import stavka.engine.play.Game;
import stavka.guderian.Guderian;
import stavka.kharkov.Kharkov;
import stavka.redstar.RedStar;
import stavka.rostov.Rostov;
import tools.jackson.databind.JsonNode;

/** Every game answers every question that is asked of games, at the address the API describes. */
class EveryGameTest {
  private static final List<Game> GAMES =
      List.of(new Kharkov(), new Guderian(), new RedStar(), new Bautzen(), new Rostov());

  @TempDir private Path folder;

  private Desk desk() {
    return new Desk(GAMES, Desk.settings("jdbc:sqlite:" + folder.resolve("stavka.db")));
  }

  @Test
  void everyGameAnswersAtEveryAddressOfGames() {
    try (Desk desk = desk()) {
      Map<String, Integer> statuses = new TreeMap<>();
      JsonNode paths = desk.get("/api/openapi.json", "").json().path("paths");
      List<String> addresses =
          Stream.concat(
                  Stream.of("/api/games/{game}/kit?part=first"), paths.propertyNames().stream())
              .filter(path -> path.startsWith("/api/games/{game}"))
              .toList();
      assertThat(addresses).hasSizeGreaterThan(8);
      for (Game game : GAMES) {
        for (String address : addresses) {
          String path = address.replace("{game}", game.slug());
          statuses.put(path, desk.get(path, "").status());
        }
      }
      assertThat(statuses.values()).containsOnly(200);
    }
  }

  @Test
  void everyGameTellsWhatOfItIsReconstructed() {
    try (Desk desk = desk()) {
      for (Game game : GAMES) {
        JsonNode data = desk.get("/api/games/" + game.slug() + "/provenance", "").json();
        assertThat(data.path("map")).isNotEmpty();
        assertThat(data.path("files").findValuesAsString("provenance")).contains("reconstructed");
        assertThat(data.path("files").findValuesAsString("name")).contains("order-of-battle.yaml");
      }
    }
  }

  @Test
  void theTerrainOfKievToRostovCostsWhatTheWeatherSays() {
    try (Desk desk = desk()) {
      JsonNode chart = desk.get("/api/games/rostov/terrain", "").json();
      assertThat(chart.path("weathers")).hasSize(5);
      JsonNode clear = chart.path("hexes").path(0);
      assertThat(clear.path("weather").path("rain").toString())
          .isEqualTo("{\"foot\":2.0,\"motorised\":3.0}");
      JsonNode river = chart.path("hexsides").path(0);
      assertThat(river.path("added").booleanValue()).isTrue();
      assertThat(river.path("weather").path("snow").path("foot").doubleValue()).isZero();
      assertThat(river.path("weather").path("rain").path("foot").doubleValue()).isEqualTo(2);
      assertThat(chart.path("roads")).hasSize(3);
    }
  }
}
