package stavka.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import stavka.app.mutation.Mutant;
import stavka.app.mutation.MutationReport;
import stavka.app.rules.Checkout;
import stavka.app.rules.Mark;
import stavka.app.rules.RuleCoverage;
import stavka.engine.play.Game;

@Command(
    name = "mutants",
    description = {
      "Shows what the last ./stavka mutate found: how many broken rules a game's tests notice,",
      "and every one they do not, by class and rule. It also writes survivors.csv."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class MutantsCommand implements Callable<Integer> {
  private final Games games;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "The game, as 'games' lists it.")
  private String slug;

  @Option(
      names = "--from",
      paramLabel = "DIR",
      description = "The folder of the run; that of the game in the working copy if left out.")
  private @Nullable Path from;

  MutantsCommand(Games games) {
    this.games = games;
  }

  @Override
  public Integer call() throws IOException {
    CommandArguments arguments = new CommandArguments(spec);
    Game game = arguments.game(games, slug);
    Path folder = from == null ? folder(arguments) : from;
    Path table = folder.resolve("mutations.csv");
    if (!Files.exists(table)) {
      throw arguments.refuse("there is no " + table + "; run ./stavka mutate " + slug + " first");
    }
    MutationReport report = MutationReport.read(table, marks(game));
    print(spec.commandLine().getOut(), report);
    Files.write(folder.resolve("survivors.csv"), lines(report));
    return ExitCode.OK;
  }

  private Path folder(CommandArguments arguments) {
    return Checkout.around(MutantsCommand.class)
        .map(checkout -> checkout.root().resolve("games/" + slug + "/target/mutation"))
        .orElseThrow(() -> arguments.refuse("no working copy is around; name its run with --from"));
  }

  private static List<Mark> marks(Game game) {
    return RuleCoverage.of(game, List.of()).lines().stream()
        .flatMap(line -> line.code().stream())
        .toList();
  }

  private void print(PrintWriter out, MutationReport report) {
    out.printf("%-48s %7s  %s%n", "class", "mutants", "killed");
    report
        .byClass()
        .forEach(
            (type, part) ->
                out.printf("%-48s %7d  %.0f %%%n", type, part.mutants().size(), part.share()));
    for (Mutant mutant : report.survivors()) {
      out.printf(
          "%s  %s:%d  %s  %s%s%n",
          String.join(" ", mutant.rules()),
          mutant.type(),
          mutant.line(),
          mutant.method(),
          mutant.change(),
          mutant.covered() ? "" : "  (no test runs it)");
    }
    long killed = report.count(Mutant::killed);
    long idle = report.count(mutant -> !mutant.covered());
    out.printf(
        "%s: %d mutants, %d killed (%.1f %%), %d survived, %d in lines that no test runs%n",
        slug,
        report.mutants().size(),
        killed,
        report.share(),
        report.mutants().size() - killed - idle,
        idle);
  }

  private static List<String> lines(MutationReport report) {
    List<String> lines = new ArrayList<>(List.of("rules,class,method,line,change,status"));
    for (Mutant mutant : report.survivors()) {
      lines.add(
          Stream.of(
                  String.join(" ", mutant.rules()),
                  mutant.type(),
                  mutant.method(),
                  String.valueOf(mutant.line()),
                  mutant.change(),
                  mutant.status())
              .collect(Collectors.joining(",")));
    }
    return lines;
  }
}
