package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.bautzen.Bautzen;
import stavka.guderian.Guderian;
import stavka.kharkov.Kharkov;
import stavka.redstar.RedStar;
import stavka.rostov.Rostov;
import stavka.server.Server;
import stavka.server.ServerSettings;
import stavka.server.http.Limits;
import stavka.server.json.JsonText;
import tools.jackson.databind.JsonNode;

/**
 * Whatever the umpire lists can be given at the page: a robot without a browser plays through the
 * page's own modules by clicks and compares the two. The long form is {@code node
 * src/test/js/reach/reach.mjs}, see CONTRIBUTING.md.
 */
class AtHandTest {
  private static final int MOST_SECONDS = 240;

  private static Server server;

  @BeforeAll
  static void open(@TempDir Path folder) {
    server =
        Server.start(
            List.of(new Kharkov(), new Guderian(), new RedStar(), new Bautzen(), new Rostov()),
            ServerSettings.local("test")
                .storedIn("jdbc:sqlite:" + folder.resolve("hand.db"))
                .paced(0)
                .limited(Limits.none())
                .at("127.0.0.1", 0));
  }

  @AfterAll
  static void close() {
    server.close();
  }

  /** The number of types is what so many orders of a match meet at least. */
  @ParameterizedTest
  @CsvSource({
    "kharkov,campaign,70,10",
    "guderian,campaign,50,5",
    "redstar,turning-point,60,9",
    "bautzen,last-victory,40,4",
    "rostov,battle-of-sumy,60,10",
    "rostov,kiev-pocket,60,15"
  })
  void whateverIsLegalCanBeClicked(String game, String scenario, int orders, int types)
      throws Exception {
    JsonNode found = play(game, scenario, orders);
    assertThat(found.path("faults").toPrettyString()).isEqualTo("[ ]");
    assertThat(found.path("offMap").path("reached").intValue())
        .isEqualTo(found.path("offMap").path("listed").intValue());
    List<String> reached =
        found.path("types").properties().stream()
            .filter(type -> type.getValue().path("reached").intValue() > 0)
            .map(type -> type.getKey())
            .toList();
    assertThat(reached).hasSizeGreaterThanOrEqualTo(types);
  }

  private static JsonNode play(String game, String scenario, int orders) throws Exception {
    Process robot =
        start(
            List.of(
                "node",
                "src/test/js/reach/reach.mjs",
                "http://127.0.0.1:" + server.port(),
                game,
                "--scenario=" + scenario,
                "--orders=" + orders,
                "--seconds=" + MOST_SECONDS,
                "--json"));
    robot.getOutputStream().close();
    byte[] said = robot.getInputStream().readAllBytes();
    robot.waitFor();
    assertThat(said).as("the robot told nothing").isNotEmpty();
    return JsonText.parse(said);
  }

  private static Process start(List<String> words) {
    try {
      return new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    } catch (IOException missing) {
      if (System.getenv("CI") != null) {
        throw new IllegalStateException("node is missing", missing);
      }
      Assumptions.abort("skipped: node is missing");
      throw new IllegalStateException(missing);
    }
  }
}
