package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.engine.event.Event;
import stavka.engine.event.Scored;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.play.Verdict;
import stavka.engine.position.Position;
import stavka.engine.table.Briefing;
import stavka.engine.table.Outlook;
import stavka.engine.table.Table;
import stavka.engine.value.Side;
import stavka.guderian.Guderian;
import stavka.kharkov.Kharkov;
import stavka.redstar.RedStar;

/** What the games say wins is what they judge by. */
class OutlookTest {
  private static final int EVERY = 60;

  private static List<Game> games() {
    return List.of(new Kharkov(), new Guderian(), new RedStar());
  }

  @ParameterizedTest
  @MethodSource("games")
  void theLinesAddUpToThePointsAndTheLevelIsTheVerdicts(Game game) {
    Table table = game.table().orElseThrow();
    Scenario scenario = game.scenarios().getFirst();
    Position position = game.setUp(scenario, 4);
    SplittableRandom random = new SplittableRandom(4);
    Map<Side, Integer> scored = new EnumMap<>(Map.of(Side.AXIS, 0, Side.SOVIET, 0));
    int orders = 0;
    while (game.verdict(position).isEmpty()) {
      Ruling.Accepted done =
          (Ruling.Accepted) game.submit(position, game.legal(position).sample(random));
      for (Event event : done.events()) {
        if (event instanceof Scored won) {
          scored.merge(won.side(), won.points(), Integer::sum);
        }
      }
      position = done.position();
      if (++orders % EVERY == 0 || game.verdict(position).isPresent()) {
        Outlook outlook = table.outlook(position).orElseThrow();
        for (Side side : Side.values()) {
          int sum =
              outlook.lines().stream()
                  .filter(line -> line.side() == side)
                  .mapToInt(Outlook.Line::points)
                  .sum();
          assertThat(sum + scored.getOrDefault(side, 0))
              .as("%s after %d orders", side, orders)
              .isEqualTo(game.facts().points(position, side));
        }
      }
    }
    Verdict verdict = game.verdict(position).orElseThrow();
    int balance = verdict.axisPoints() - verdict.sovietPoints();
    Outlook.Level level =
        table.outlook(position).orElseThrow().levels().stream()
            .filter(one -> balance >= one.from())
            .reduce((a, b) -> b)
            .orElseThrow();
    assertThat(level.id()).isEqualTo(verdict.level());
    assertThat(level.winner()).isEqualTo(verdict.winner());
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyScenarioHasABriefingWhoseRulesExist(Game game) {
    Table table = game.table().orElseThrow();
    assertThat(table.briefings().stream().map(Briefing::scenario))
        .containsExactlyElementsOf(game.scenarios().stream().map(Scenario::id).toList());
    List<String> rules = game.rulebook().entries().stream().map(entry -> entry.id()).toList();
    for (Briefing briefing : table.briefings()) {
      assertThat(briefing.situation().english()).isNotBlank();
      assertThat(briefing.situation().french()).isNotBlank().doesNotContain("'");
      briefing.notes().stream()
          .flatMap(note -> java.util.stream.Stream.of(note.english(), note.french()))
          .flatMap(
              text ->
                  java.util.regex.Pattern.compile("\\[([\\d.]+)\\]")
                      .matcher(text)
                      .results()
                      .map(found -> found.group(1)))
          .forEach(rule -> assertThat(rules).contains(rule));
    }
  }
}
