package stavka.app;

import java.util.List;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import stavka.ai.Bot;
import stavka.ai.catalogue.Bots;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.lab.Conformance;
import stavka.lab.FamiliarTypes;
import stavka.lab.FuzzRun;
import stavka.lab.MatchLimits;
import stavka.lab.NonConformance;
import stavka.lab.options.OrderExceptions;
import tools.jackson.databind.node.ObjectNode;

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

  @Option(
      names = "--familiar",
      paramLabel = "TYPES",
      description = "The order types that need no practice, as a breach names them.")
  private String familiar = FamiliarTypes.NONE.toString();

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
    FamiliarTypes known = familiar(arguments);
    try (Progress progress = new Progress("matches", match == null ? count : 1)) {
      List<Conformance.Trial> trials =
          match == null
              ? new FuzzRun(game, chosen, leader(), MatchLimits.whole(longest), seed, threads)
                  .play(count, known, progress)
              : List.of(
                  new Conformance(game, chosen, MatchLimits.whole(longest), leader())
                      .play(match, known));
      report(game, chosen, trials, null);
      return ExitCode.OK;
    } catch (NonConformance breach) {
      report(game, chosen, List.of(), breach);
      return ExitCode.SOFTWARE;
    }
  }

  /** The bot that chooses most orders of every second match. */
  static Bot leader() {
    return Bots.find("colonel").orElseThrow();
  }

  private FamiliarTypes familiar(CommandArguments arguments) {
    try {
      return FamiliarTypes.read(familiar);
    } catch (NumberFormatException wrong) {
      throw arguments.refuse("--familiar: '" + familiar + "' is not a hexadecimal number");
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
    NavigableMap<String, String> unlisted =
        FuzzRun.offered(trials).unexplained(OrderExceptions.of(game));
    long orders = trials.stream().mapToLong(Conformance.Trial::orders).sum();
    long absurd = trials.stream().mapToLong(Conformance.Trial::absurd).sum();
    long accepted = trials.stream().mapToLong(Conformance.Trial::absurdAccepted).sum();
    if (json) {
      ObjectNode document =
          JsonText.object()
              .put("game", game.slug())
              .put("scenario", chosen.id())
              .put("conforms", breach == null)
              .put("breach", breach == null ? null : Objects.requireNonNull(breach.getMessage()))
              .put("matches", trials.size())
              .put("orders", orders)
              .put("absurdOrders", absurd)
              .put("absurdAccepted", accepted);
      unlisted.forEach(document.putObject("acceptedNotOffered")::put);
      spec.commandLine().getOut().println(JsonText.of(document));
    } else if (breach == null) {
      spec.commandLine()
          .getOut()
          .printf(
              "%s %s conforms: %d matches, %d orders, %d absurd ones of which %d were legal%n",
              game.slug(), chosen.id(), trials.size(), orders, absurd, accepted);
      unlisted.forEach(
          (option, example) ->
              spec.commandLine()
                  .getOut()
                  .printf("accepted, never offered: %s%n    %s%n", option, example));
    }
  }
}
