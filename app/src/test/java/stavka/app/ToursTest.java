package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.engine.table.Dressing;
import stavka.engine.table.Kit;

/** The guided first turn of each game speaks of phases, rules and hexes which that game has. */
class ToursTest {
  private static final Pattern CITED = Pattern.compile("\\[([0-9.]+[a-z]?)]");

  /** What the page can wait for: {@code tour/conditions.js}. */
  private static final Set<String> BARE = Set.of("selected", "moved", "planned", "fought", "over");

  private static final Set<String> SPOTS =
      Set.of("main-button", "buttons", "overlays", "plan", "support", "declare", "strip");

  static Stream<Named<Game>> games() {
    return Games.all().list().stream().map(game -> Named.of(game.slug(), game));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameHasOneInBothLanguages(Game game) {
    List<Dressing.TourStep> tour = kit(game).dressing().tour();
    assertThat(tour).hasSizeGreaterThan(5);
    for (Dressing.TourStep step : tour) {
      assertThat(List.of(step.title().english(), step.title().french())).doesNotContain("");
      assertThat(citations(step.text().english()))
          .as(step.id())
          .isEqualTo(citations(step.text().french()));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void itsCardsWaitForPhasesTheGameHasAndCiteRulesOfItsBook(Game game) {
    Kit kit = kit(game);
    List<String> phases =
        Stream.concat(kit.setUp().stream(), kit.phases().stream()).map(Kit.Phase::id).toList();
    for (Dressing.TourStep step : kit.dressing().tour()) {
      for (String condition : Stream.of(step.done(), step.skip()).filter(c -> c != null).toList()) {
        for (String term : condition.split(" or ")) {
          assertThat(known(term.replaceFirst("^not ", ""), phases))
              .as("%s: %s", step.id(), term)
              .isTrue();
          assertThat(term.startsWith("turn ") && begun(game, term))
              .as("%s waits for %s, which it begins with", step.id(), term)
              .isFalse();
        }
      }
      for (String rule : citations(step.text().english())) {
        assertThat(game.rulebook().find(rule)).as("%s cites %s", step.id(), rule).isPresent();
      }
      assertThat(step.spot() == null || SPOTS.contains(step.spot())).as(step.id()).isTrue();
      if (step.look() != null) {
        assertThat(game.setUp(game.scenarios().getFirst(), 1).setting().map().hex(step.look()))
            .isNotNegative();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void itIsTakenInAScenarioOfTheGame(Game game) {
    Dressing.TourSeat seat = kit(game).dressing().tourSeat();
    if (seat != null) {
      assertThat(game.scenario(seat.scenario()).id()).isEqualTo(seat.scenario());
      assertThat(seat.side()).isIn("axis", "soviet");
    }
  }

  /** Whether a turn has come before the tour begins. */
  private static boolean begun(Game game, String term) {
    Dressing.TourSeat seat = kit(game).dressing().tourSeat();
    Scenario scenario = seat == null ? game.scenarios().getFirst() : game.scenario(seat.scenario());
    return game.setUp(scenario, 1).turn() >= Integer.parseInt(term.substring("turn ".length()));
  }

  private static boolean known(String term, List<String> phases) {
    String[] words = term.split(" ", 2);
    return switch (words[0]) {
      case "turn", "units" -> words[1].matches("\\d+");
      case "phase" -> phases.stream().anyMatch(id -> id.startsWith(words[1]));
      case "activity" -> Set.of("move", "attack").contains(words[1]);
      default -> words.length == 1 && BARE.contains(words[0]);
    };
  }

  private static List<String> citations(String text) {
    return CITED.matcher(text).results().map(found -> found.group(1)).toList();
  }

  private static Kit kit(Game game) {
    return game.table().orElseThrow().kit();
  }
}
