package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.engine.play.Game;
import stavka.engine.play.Messages;
import stavka.engine.play.Scenario;
import stavka.lab.FamiliarTypes;
import stavka.lab.FuzzRun;
import stavka.lab.MatchLimits;
import stavka.lab.offered.OfferedTally;
import stavka.lab.options.OrderExceptions;

/**
 * Every game keeps its contract in random matches, and what it accepts it offers; {@code ./stavka
 * fuzz} and {@code ./stavka offered} play more of them.
 */
class GamesConformanceTest {
  /** Long scenarios are played less often: so many turns in all, and matches within limits. */
  private static final int TURNS = 50;

  /** On a map of many thousand hexes each turn takes several times as long: long matches stop. */
  private static final int TURNS_ON_A_LARGE_MAP = 12;

  private static final int LARGE = 5_000;

  private static final int FEWEST = 1;
  private static final int MOST = 30;
  private static final int LONGEST = 50_000;

  static Stream<Named<Game>> games() {
    return Games.all().list().stream().map(game -> Named.of(game.slug(), game));
  }

  @ParameterizedTest
  @MethodSource("games")
  void randomMatchesKeepTheContractAndWhatIsAcceptedIsOffered(Game game) {
    int threads = Runtime.getRuntime().availableProcessors();
    OfferedTally offered = new OfferedTally();
    FamiliarTypes familiar = FamiliarTypes.NONE;
    for (Scenario scenario : game.scenarios()) {
      int hexes = game.setUp(scenario, 1).grid().size();
      int turns = hexes > LARGE ? TURNS_ON_A_LARGE_MAP : TURNS;
      int matches = Math.clamp(turns / scenario.turns(), FEWEST, MOST);
      MatchLimits limits = new MatchLimits(LONGEST, turns);
      FuzzRun run = new FuzzRun(game, scenario, FuzzCommand.leader(), limits, 1942, threads);
      var trials = run.play(matches, familiar, done -> {});
      offered.add(FuzzRun.offered(trials));
      familiar = familiar.with(game, FuzzRun.given(trials));
    }
    Map<String, String> gaps = offered.unexplained(OrderExceptions.of(game));
    gaps.keySet().removeIf(GamesConformanceTest::dependsOnIds);
    assertThat(gaps).isEmpty();
  }

  /** Single units and hexes that no list names are met by chance: {@code offered} reports those. */
  private static boolean dependsOnIds(String option) {
    return option.endsWith("=unlisted") || option.contains("=only-together-");
  }

  @ParameterizedTest
  @MethodSource("games")
  void exceptionsNameOrdersOfTheGame(Game game) {
    assertThat(OrderExceptions.of(game).strangers(game)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void messagesAreTheSameInBothLanguages(Game game) {
    assertThat(Messages.beside(game.getClass()).faults()).isEmpty();
  }
}
