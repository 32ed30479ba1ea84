package stavka.app.rules;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import stavka.engine.play.Game;
import stavka.engine.rule.Rulebook;

/**
 * How many cases a book has.
 *
 * @param cases all its numbers
 * @param printed those that the book has or begins
 * @param ours those with which it was completed
 * @param enforced those that are neither a heading nor an introduction
 * @param missing those of them that lack code or a test
 */
public record RuleSum(String game, int cases, int printed, int ours, int enforced, int missing) {
  /** The sum of each game, as code and compiled tests stand. */
  public static List<RuleSum> of(List<Game> games, List<Path> testClasses) {
    List<RuleSum> sums = new ArrayList<>();
    for (Game game : games) {
      sums.add(of(game.slug(), RuleCoverage.of(game, testClasses)));
    }
    return sums;
  }

  static RuleSum of(String game, RuleCoverage coverage) {
    int ours = 0;
    int enforced = 0;
    for (RuleCoverage.Line line : coverage.lines()) {
      ours += line.entry().source() == Rulebook.Source.COMPLETION ? 1 : 0;
      enforced += line.entry().kind() == Rulebook.Kind.RULE ? 1 : 0;
    }
    int cases = coverage.lines().size();
    return new RuleSum(game, cases, cases - ours, ours, enforced, coverage.missing().size());
  }

  public static RuleSum over(List<RuleSum> sums) {
    return new RuleSum(
        "all",
        add(sums, RuleSum::cases),
        add(sums, RuleSum::printed),
        add(sums, RuleSum::ours),
        add(sums, RuleSum::enforced),
        add(sums, RuleSum::missing));
  }

  private static int add(List<RuleSum> sums, ToIntFunction<RuleSum> figure) {
    return sums.stream().mapToInt(figure).sum();
  }
}
