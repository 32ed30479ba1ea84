package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.engine.play.Game;
import stavka.engine.play.Messages;
import stavka.engine.play.Scenario;
import stavka.lab.Conformance;
import stavka.lab.Parallel;
import stavka.lab.Seeds;

/** Every game keeps its contract in random matches; {@code ./stavka fuzz} plays more of them. */
class GamesConformanceTest {
  /** Long scenarios are played less often: so many turns in all, and matches within limits. */
  private static final int TURNS = 100;

  /** On a map of many thousand hexes each turn takes several times as long. */
  private static final int TURNS_ON_A_LARGE_MAP = 24;

  private static final int LARGE = 5_000;

  private static final int FEWEST = 1;
  private static final int MOST = 30;
  private static final int LONGEST = 50_000;

  static Stream<Arguments> scenarios() {
    return Games.all().list().stream()
        .flatMap(
            game ->
                game.scenarios().stream()
                    .map(
                        scenario ->
                            Arguments.of(
                                Named.of(game.slug(), game), Named.of(scenario.id(), scenario))));
  }

  static Stream<Named<Game>> games() {
    return Games.all().list().stream().map(game -> Named.of(game.slug(), game));
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void randomMatchesKeepTheContract(Game game, Scenario scenario) {
    Conformance conformance = new Conformance(game, scenario, LONGEST);
    int threads = Runtime.getRuntime().availableProcessors();
    int hexes = game.setUp(scenario, 1).grid().size();
    int turns = hexes > LARGE ? TURNS_ON_A_LARGE_MAP : TURNS;
    int matches = Math.clamp(turns / scenario.turns(), FEWEST, MOST);
    Parallel.map(matches, threads, i -> conformance.play(Seeds.derive(1942, i)), done -> {});
  }

  @ParameterizedTest
  @MethodSource("games")
  void messagesAreTheSameInBothLanguages(Game game) {
    assertThat(Messages.beside(game.getClass()).faults()).isEmpty();
  }
}
