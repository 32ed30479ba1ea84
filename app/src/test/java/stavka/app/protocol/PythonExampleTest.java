package stavka.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import stavka.ai.RandomBot;
import stavka.engine.play.Game;
import stavka.engine.value.Side;
import stavka.guderian.Guderian;
import stavka.kharkov.Kharkov;
import stavka.lab.MatchResult;
import stavka.lab.MatchRunner;

/**
 * The example of docs/protocol.md; without Python it is skipped with a word, but in CI it fails.
 */
class PythonExampleTest {
  private static final Path EXAMPLE = root().resolve("docs/examples/bot.py");

  @Test
  void theExampleHasSixtyLines() throws IOException {
    assertThat(Files.readAllLines(EXAMPLE)).hasSizeLessThanOrEqualTo(60);
  }

  @Test
  void theExampleWinsKharkovAsTheSoviets() {
    wins(new Kharkov(), Side.SOVIET);
  }

  @Test
  void theExampleWinsGuderianAsTheAxis() {
    wins(new Guderian(), Side.AXIS);
  }

  private static void wins(Game game, Side side) {
    if (!CommandWords.isThere("python3")) {
      String missing = "no python3 on the PATH: the example bot needs it (apt-get install python3)";
      if (System.getenv("CI") != null) {
        throw new IllegalStateException(missing);
      }
      Assumptions.abort("skipped: " + missing);
    }
    OutsideBot bot =
        OutsideBot.of("exec:python3 '" + EXAMPLE + "'", new TimeLimits(120, 3600), "test");
    RandomBot other = new RandomBot();
    MatchRunner runner =
        side == Side.AXIS
            ? new MatchRunner(game, game.scenarios().getFirst(), bot, other, "test")
            : new MatchRunner(game, game.scenarios().getFirst(), other, bot, "test");
    MatchResult result = runner.play(11);
    assertThat(result.forfeit()).isNull();
    assertThat(result.verdict().winner()).isEqualTo(side);
  }

  private static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("engine/pom.xml"))) {
      folder = folder.getParent();
    }
    return folder;
  }
}
