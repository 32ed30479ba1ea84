package stavka.app.rules;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import stavka.engine.play.Game;
import stavka.engine.rule.Rulebook;
import stavka.operational.model.Books;
import stavka.panzer.supply.CommandLines;

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

  /** A class of each module that several games share. */
  private static final List<Class<?>> SHARED = List.of(Books.class, CommandLines.class);

  /**
   * The coverage of a game by its own and by shared classes, and by the tests in the same packages.
   */
  public static RuleCoverage of(Game game, List<Path> testClasses) {
    List<Mark> code = new ArrayList<>(own(game, Checkout.location(game.getClass())));
    for (Class<?> shared : SHARED) {
      code.addAll(in(shared, Checkout.location(shared), game));
    }
    List<Mark> tests = new ArrayList<>();
    for (Path path : testClasses) {
      tests.addAll(own(game, path));
      SHARED.forEach(shared -> tests.addAll(in(shared, path, game)));
    }
    return of(game.rulebook(), code, tests);
  }

  /** The marks in a game's own packages; those that name another game are none of its. */
  private static List<Mark> own(Game game, Path classes) {
    return RuleMarks.in(classes, game.getClass().getPackageName()).stream()
        .filter(mark -> mark.game().isEmpty() || mark.game().equals(game.slug()))
        .toList();
  }

  /** The marks in shared packages that name a game. */
  private static List<Mark> in(Class<?> shared, Path classes, Game game) {
    return RuleMarks.in(classes, module(shared)).stream()
        .filter(mark -> mark.game().equals(game.slug()))
        .toList();
  }

  /** The package that holds all packages of a class's module: {@code stavka.panzer}. */
  private static String module(Class<?> type) {
    String name = type.getPackageName();
    return name.substring(0, name.lastIndexOf('.'));
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
