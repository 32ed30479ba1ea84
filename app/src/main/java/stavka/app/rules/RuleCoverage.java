package stavka.app.rules;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import stavka.engine.play.Game;
import stavka.engine.rule.Rulebook;

/**
 * A rulebook set against the code and the tests.
 *
 * @param lines every case of the book, in its order
 * @param strangers marks with a rule that the book does not have
 */
public record RuleCoverage(List<Line> lines, List<Mark> strangers) {

  /** A case of the book, where it lives and what proves it. */
  public record Line(Rulebook.Entry entry, List<Mark> code, List<Mark> tests) {
    /** What the case lacks: "code", "test", or "code and test"; empty if nothing. */
    public String lack() {
      if (entry.kind() != Rulebook.Kind.RULE) {
        return "";
      }
      return Stream.of(code.isEmpty() ? "code" : "", tests.isEmpty() ? "test" : "")
          .filter(word -> !word.isEmpty())
          .collect(Collectors.joining(" and "));
    }
  }

  public RuleCoverage {
    lines = List.copyOf(lines);
    strangers = List.copyOf(strangers);
  }

  /** The coverage of a game by its own classes and by the tests in the same packages. */
  public static RuleCoverage of(Game game, List<Path> testClasses) {
    String packageName = game.getClass().getPackageName();
    List<Mark> code = RuleMarks.in(Checkout.location(game.getClass()), packageName);
    List<Mark> tests =
        testClasses.stream().flatMap(path -> RuleMarks.in(path, packageName).stream()).toList();
    return of(game.rulebook(), code, tests);
  }

  static RuleCoverage of(Rulebook book, List<Mark> code, List<Mark> tests) {
    Map<String, List<Mark>> codeByRule = code.stream().collect(Collectors.groupingBy(Mark::rule));
    Map<String, List<Mark>> testsByRule = tests.stream().collect(Collectors.groupingBy(Mark::rule));
    List<Line> lines = new ArrayList<>();
    for (Rulebook.Entry entry : book.entries()) {
      lines.add(
          new Line(
              entry,
              codeByRule.getOrDefault(entry.id(), List.of()),
              testsByRule.getOrDefault(entry.id(), List.of())));
    }
    List<Mark> strangers =
        Stream.concat(code.stream(), tests.stream())
            .filter(mark -> book.find(mark.rule()).isEmpty())
            .toList();
    return new RuleCoverage(lines, strangers);
  }

  /** The rules that lack code or a test. */
  public List<Line> missing() {
    return lines.stream().filter(line -> !line.lack().isEmpty()).toList();
  }
}
