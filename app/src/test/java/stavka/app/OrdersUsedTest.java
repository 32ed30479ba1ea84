package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.ai.catalogue.Bots;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.lab.options.OrderExceptions;
import stavka.lab.usage.UsageCount;
import stavka.lab.usage.UsageRun;

/**
 * The colonel uses every order of a game, or the game says why not; {@code ./stavka usage} plays
 * more matches and asks for the seldom ones, too.
 */
class OrdersUsedTest {
  private static final int MATCHES = 2;
  private static final int SHORT = 12;

  static Stream<Named<Game>> games() {
    return Games.all().list().stream().map(game -> Named.of(game.slug(), game));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyOrderIsUsedOrExplained(Game game) {
    List<Scenario> shorter =
        game.scenarios().stream()
            .filter(scenario -> scenario.turns() <= SHORT)
            .limit(MATCHES)
            .toList();
    UsageRun run = new UsageRun(game, shorter, Bots.find("colonel").orElseThrow(), "test", 1, 2);
    UsageCount usage = run.play(MATCHES, done -> {});
    assertThat(usage.unexplained(game, OrderExceptions.of(game), true)).isEmpty();
  }
}
