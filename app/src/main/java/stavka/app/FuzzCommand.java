package stavka.app;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.lab.Conformance;
import stavka.lab.NonConformance;
import stavka.lab.Parallel;
import stavka.lab.Seeds;

@Command(
    name = "fuzz",
    description = "Tries a game's contract out in random matches with absurd orders.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    showDefaultValues = true)
final class FuzzCommand implements Callable<Integer> {
  private static final int MOST_GAMES = 1_000_000;
  private static final int MOST_THREADS = 1024;

  private final Games games;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "The game, as 'games' lists it.")
  private String slug;

  @Option(names = "--games", paramLabel = "N", description = "How many matches.")
  private int count = 100;

  @Option(names = "--seed", paramLabel = "S", description = "Decides every match.")
  private long seed = 1;

  @Option(
      names = "--match",
      paramLabel = "SEED",
      description = "Only the match of this seed, as a breach names it.")
  private @Nullable Long match;

  @Option(names = "--scenario", paramLabel = "ID", description = "If not the game's first.")
  private @Nullable String scenario;

  @Option(names = "--longest", paramLabel = "N", description = "Orders within which matches end.")
  private int longest = 50_000;

  @Option(names = "--threads", paramLabel = "T", description = "How many share the work.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  FuzzCommand(Games games) {
    this.games = games;
  }

  @Override
  public Integer call() {
    CommandArguments arguments = new CommandArguments(spec);
    Game game = arguments.game(games, slug);
    Scenario chosen = arguments.scenario(game, scenario);
    arguments.within("--games", count, 1, MOST_GAMES);
    arguments.within("--threads", threads, 1, MOST_THREADS);
    arguments.within("--longest", longest, 1, Integer.MAX_VALUE);
    Conformance conformance = new Conformance(game, chosen, longest);
    int matches = match == null ? count : 1;
    try (Progress progress = new Progress("matches", matches)) {
      List<Conformance.Trial> trials =
          Parallel.map(
              matches,
              threads,
              i -> conformance.play(match == null ? Seeds.derive(seed, i) : match),
              progress);
      report(game, chosen, trials, null);
      return ExitCode.OK;
    } catch (NonConformance breach) {
      report(game, chosen, List.of(), breach);
      return ExitCode.SOFTWARE;
    }
  }

  private void report(
      Game game, Scenario chosen, List<Conformance.Trial> trials, @Nullable NonConformance breach) {
    if (breach != null) {
      spec.commandLine().getErr().println(spec.qualifiedName() + ": " + breach.getMessage());
      Throwable cause = breach.getCause();
      if (cause != null && !(cause instanceof NonConformance)) {
        cause.printStackTrace(spec.commandLine().getErr());
      }
    }
    long orders = trials.stream().mapToLong(Conformance.Trial::orders).sum();
    long absurd = trials.stream().mapToLong(Conformance.Trial::absurd).sum();
    long accepted = trials.stream().mapToLong(Conformance.Trial::absurdAccepted).sum();
    if (json) {
      spec.commandLine()
          .getOut()
          .println(
              JsonText.of(
                  JsonText.object()
                      .put("game", game.slug())
                      .put("scenario", chosen.id())
                      .put("conforms", breach == null)
                      .put(
                          "breach",
                          breach == null ? null : Objects.requireNonNull(breach.getMessage()))
                      .put("matches", trials.size())
                      .put("orders", orders)
                      .put("absurdOrders", absurd)
                      .put("absurdAccepted", accepted)));
    } else if (breach == null) {
      spec.commandLine()
          .getOut()
          .printf(
              "%s %s conforms: %d matches, %d orders, %d absurd ones of which %d were legal%n",
              game.slug(), chosen.id(), trials.size(), orders, absurd, accepted);
    }
  }
}
