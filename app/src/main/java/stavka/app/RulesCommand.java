package stavka.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import stavka.app.rules.Checkout;
import stavka.app.rules.Mark;
import stavka.app.rules.RuleCoverage;
import stavka.app.rules.RuleSum;
import stavka.engine.play.Game;
import stavka.engine.rule.Rulebook;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

@Command(
    name = "rules",
    description = {
      "Shows where each rule of a game lives in the code and which tests prove it; without a game,",
      "how many cases each book has and how many of them lack code or test.",
      "The tests are those compiled in the working copy by ./stavka verify."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class RulesCommand implements Callable<Integer> {
  private static final String LINE = "%-10s %7s %12s %11s %11s %8s%n";

  private final Games games;

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      arity = "0..1",
      description = "The game, as 'games' lists it.")
  private @Nullable String slug;

  @Parameters(
      index = "1",
      paramLabel = "CASE",
      arity = "0..1",
      description = "Only this case and those whose numbers begin with it, with their text.")
  private @Nullable String number;

  @Option(
      names = "--missing",
      description = "Only the rules without code or test; exit code 1 if there are any.")
  private boolean missing;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  RulesCommand(Games games) {
    this.games = games;
  }

  @Override
  public Integer call() {
    CommandArguments arguments = new CommandArguments(spec);
    Optional<Checkout> checkout = Checkout.around(RulesCommand.class);
    List<Path> tests = checkout.map(Checkout::testClasses).orElse(List.of());
    if ((missing || slug == null) && tests.isEmpty()) {
      throw arguments.refuse("the tests are not compiled here; run ./stavka verify first");
    }
    if (slug == null) {
      if (missing) {
        throw arguments.refuse("--missing takes a game: ./stavka rules rostov --missing");
      }
      return sum(
          RuleSum.of(
              games.slugs().stream().map(name -> arguments.game(games, name)).toList(), tests));
    }
    Game game = arguments.game(games, slug);
    RuleCoverage coverage = RuleCoverage.of(game, tests);
    List<RuleCoverage.Line> lines =
        (missing ? coverage.missing() : coverage.lines())
            .stream().filter(line -> wanted(line.entry())).toList();
    if (game.rulebook().entries().stream().noneMatch(this::wanted)) {
      throw arguments.refuse("'" + slug + "' has no rule " + number);
    }
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(JsonText.of(document(game, lines, coverage.strangers(), checkout)));
    } else if (missing) {
      lines.forEach(line -> out.println(lacking(line)));
    } else {
      lines.forEach(line -> print(out, line, checkout));
      if (number == null) {
        count(out, game.rulebook());
      }
    }
    for (Mark mark : coverage.strangers()) {
      spec.commandLine()
          .getErr()
          .printf(
              "%s: %s cites rule %s, which the book does not have%n",
              spec.qualifiedName(), mark.place(), mark.rule());
    }
    boolean faulty = !coverage.strangers().isEmpty() || (missing && !lines.isEmpty());
    return faulty ? ExitCode.SOFTWARE : ExitCode.OK;
  }

  private int sum(List<RuleSum> books) {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      ObjectNode document = JsonText.object();
      ArrayNode list = document.putArray("games");
      books.forEach(book -> put(list.addObject().put("game", book.game()), book));
      put(document.putObject("sum"), RuleSum.over(books));
      out.println(JsonText.of(document));
    } else {
      out.printf(LINE, "game", "cases", "of the book", "completion", "to enforce", "missing");
      books.forEach(book -> print(out, book));
      print(out, RuleSum.over(books));
    }
    return RuleSum.over(books).missing() == 0 ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  private static void print(PrintWriter out, RuleSum sum) {
    out.printf(
        LINE, sum.game(), sum.cases(), sum.printed(), sum.ours(), sum.enforced(), sum.missing());
  }

  private static void put(ObjectNode node, RuleSum sum) {
    node.put("cases", sum.cases()).put("book", sum.printed()).put("completion", sum.ours());
    node.put("enforced", sum.enforced()).put("missing", sum.missing());
  }

  private boolean wanted(Rulebook.Entry entry) {
    return number == null || entry.id().startsWith(number);
  }

  private static String lacking(RuleCoverage.Line line) {
    return "%-8s no %-14s %s"
        .formatted(line.entry().id(), line.lack(), line.entry().title().english());
  }

  private void print(PrintWriter out, RuleCoverage.Line line, Optional<Checkout> checkout) {
    Rulebook.Entry entry = line.entry();
    out.printf(
        "%-8s %-13s %s%s%n",
        entry.id(),
        entry.kind().name().toLowerCase(Locale.ROOT),
        entry.source() == Rulebook.Source.BOOK ? "" : "(" + source(entry) + ") ",
        entry.title().english());
    if (number != null) {
      out.printf("         %s%n", entry.text().english());
      if (!entry.reading().english().isEmpty()) {
        out.printf("         reading: %s%n", entry.reading().english());
      }
    }
    line.code().forEach(mark -> out.printf("         code  %s%n", place(mark, checkout)));
    line.tests().forEach(mark -> out.printf("         test  %s%n", place(mark, checkout)));
  }

  private static String source(Rulebook.Entry entry) {
    return entry.source().name().toLowerCase(Locale.ROOT);
  }

  /** How many rules are the book's and how many ours, where a book had to be completed. */
  private static void count(PrintWriter out, Rulebook book) {
    long rules = book.entries().stream().filter(RulesCommand::asks).count();
    long ours =
        book.entries().stream()
            .filter(RulesCommand::asks)
            .filter(entry -> entry.source() == Rulebook.Source.COMPLETION)
            .count();
    if (ours > 0) {
      out.printf("%d rules: %d of the book, %d of its completion%n", rules, rules - ours, ours);
    }
  }

  private static boolean asks(Rulebook.Entry entry) {
    return entry.kind() == Rulebook.Kind.RULE;
  }

  private static String place(Mark mark, Optional<Checkout> checkout) {
    String line = mark.line() == 0 ? "" : ":" + mark.line();
    return mark.place() + "  " + file(mark, checkout) + line;
  }

  private static String file(Mark mark, Optional<Checkout> checkout) {
    return checkout
        .flatMap(copy -> copy.source(mark.file()))
        .map(Path::toString)
        .orElse(mark.file());
  }

  private static ObjectNode document(
      Game game, List<RuleCoverage.Line> lines, List<Mark> strangers, Optional<Checkout> checkout) {
    ObjectNode document = JsonText.object().put("game", game.slug());
    ArrayNode rules = document.putArray("rules");
    for (RuleCoverage.Line line : lines) {
      ObjectNode rule = rules.addObject().put("id", line.entry().id());
      rule.put("kind", line.entry().kind().name().toLowerCase(Locale.ROOT));
      if (line.entry().source() != Rulebook.Source.BOOK) {
        rule.put("source", source(line.entry()));
      }
      rule.set("title", JsonText.text(line.entry().title()));
      put(rule.putArray("code"), line.code(), checkout);
      put(rule.putArray("tests"), line.tests(), checkout);
      rule.put("missing", line.lack());
    }
    put(document.putArray("strangers"), strangers, checkout);
    return document;
  }

  private static void put(ArrayNode list, List<Mark> marks, Optional<Checkout> checkout) {
    for (Mark mark : marks) {
      list.addObject()
          .put("rule", mark.rule())
          .put("place", mark.place())
          .put("file", file(mark, checkout))
          .put("line", mark.line());
    }
  }
}
