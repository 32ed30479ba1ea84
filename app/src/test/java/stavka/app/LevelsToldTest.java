package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.Outlook;

/** What the rules say of levels and points of victory is what is played, in both languages. */
class LevelsToldTest {
  private static final List<String> LANGUAGES = List.of("en", "fr");

  /** Rules that tell the levels of a scenario, or with * those of all scenarios of a game. */
  private static final List<String> TOLD =
      List.of(
          "kharkov * 17.0",
          "guderian * 15.2",
          "bautzen bautzen 12.5",
          "bautzen weissenberg 13.2",
          "bautzen last-victory 13.3");

  /** The figures in a rule and its reading, but not those of the rules they name. */
  private static Set<Integer> numbers(Rulebook.Entry rule, String language) {
    Set<Integer> numbers = new TreeSet<>();
    String text = rule.text().in(language) + " " + rule.reading().in(language);
    Arrays.stream(text.replaceAll("\\[[^]]*]", " ").split("[^0-9]+"))
        .filter(figure -> !figure.isEmpty())
        .map(Integer::valueOf)
        .forEach(numbers::add);
    return numbers;
  }

  private static Outlook outlook(Game game, Scenario scenario) {
    return game.table().orElseThrow().outlook(game.setUp(scenario, 1)).orElseThrow();
  }

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

  @ParameterizedTest
  @MethodSource("scenarios")
  void theRulesTellTheLevelsThatArePlayed(Game game, Scenario scenario) {
    for (String told : TOLD) {
      String[] words = told.split(" ");
      if (words[0].equals(game.slug())
          && (words[1].equals("*") || words[1].equals(scenario.id()))) {
        Rulebook.Entry rule = game.rulebook().find(words[2]).orElseThrow();
        for (String language : LANGUAGES) {
          assertThat(numbers(rule, language)).as(told).containsAll(from(game, scenario));
        }
      }
    }
  }

  /** From which lead on each level is reached, the lowest and what mirrors others left out. */
  private static Set<Integer> from(Game game, Scenario scenario) {
    Set<Integer> from = new TreeSet<>();
    List<Outlook.Level> levels = outlook(game, scenario).levels();
    levels.subList(1, levels.size()).stream()
        .map(Outlook.Level::from)
        .filter(least -> least > 0)
        .forEach(from::add);
    return from;
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void rulesThatTellPointsTellThoseThatAreScored(Game game, Scenario scenario) {
    for (Outlook.Award award : outlook(game, scenario).awards()) {
      Rulebook.Entry rule = game.rulebook().find(award.rule()).orElseThrow();
      for (String language : LANGUAGES) {
        Set<Integer> told = numbers(rule, language);
        assertThat(told.isEmpty() || told.contains(award.points()))
            .as("%s %s tells %s", game.slug(), award, told)
            .isTrue();
      }
    }
  }
}
