package stavka.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
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
import stavka.lab.FamiliarTypes;
import stavka.lab.FuzzRun;
import stavka.lab.MatchLimits;
import stavka.lab.NonConformance;
import stavka.lab.offered.OfferedTally;
import stavka.lab.options.OrderExceptions;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

@Command(
    name = "offered",
    description = {
      "Compares the orders that a game accepts with those that it offers, in random matches.",
      "It fails if an order is accepted that players are never offered, unless the game's file "
          + "order-exceptions.yaml gives the reason."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    showDefaultValues = true)
final class OfferedCommand implements Callable<Integer> {
  private static final int MOST_GAMES = 1_000_000;
  private static final int MOST_THREADS = 1024;
  private static final int LONGEST = 50_000;

  private final Games games;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "The game, as 'games' lists it.")
  private String slug;

  @Option(names = "--games", paramLabel = "N", description = "How many matches of each scenario.")
  private int count = 4;

  @Option(names = "--seed", paramLabel = "S", description = "Decides every match.")
  private long seed = 1;

  @Option(names = "--scenario", paramLabel = "ID", description = "If not all of the game.")
  private @Nullable String scenario;

  @Option(names = "--threads", paramLabel = "T", description = "How many share the work.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--strict",
      description = "Fail, too, if a known option is never offered and not listed.")
  private boolean strict;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  OfferedCommand(Games games) {
    this.games = games;
  }

  @Override
  public Integer call() {
    CommandArguments arguments = new CommandArguments(spec);
    Game game = arguments.game(games, slug);
    List<Scenario> chosen =
        scenario == null ? game.scenarios() : List.of(arguments.scenario(game, scenario));
    arguments.within("--games", count, 1, MOST_GAMES);
    arguments.within("--threads", threads, 1, MOST_THREADS);
    OfferedTally tally;
    try {
      tally = FuzzRun.offered(play(game, chosen));
    } catch (NonConformance breach) {
      spec.commandLine().getErr().println(spec.qualifiedName() + ": " + breach.getMessage());
      return ExitCode.SOFTWARE;
    }
    OrderExceptions exceptions = OrderExceptions.of(game);
    NavigableMap<String, String> unexplained = tally.unexplained(exceptions);
    NavigableSet<String> never = tally.neverOffered(game);
    never.removeIf(option -> OrderExceptions.lists(exceptions.notOffered(), option));
    if (json) {
      spec.commandLine().getOut().println(json(game, tally, unexplained, never));
    } else {
      print(tally, exceptions, unexplained, never);
    }
    boolean fails = !unexplained.isEmpty() || (strict && !never.isEmpty());
    return fails ? ExitCode.SOFTWARE : ExitCode.OK;
  }

  private List<Conformance.Trial> play(Game game, List<Scenario> chosen) {
    List<Conformance.Trial> trials = new ArrayList<>();
    FamiliarTypes familiar = FamiliarTypes.NONE;
    try (Progress progress = new Progress("matches", count * chosen.size())) {
      for (Scenario one : chosen) {
        int before = trials.size();
        FuzzRun run =
            new FuzzRun(game, one, FuzzCommand.leader(), MatchLimits.whole(LONGEST), seed, threads);
        trials.addAll(run.play(count, familiar, done -> progress.accept(before + done)));
        familiar = familiar.with(game, FuzzRun.given(trials));
      }
    }
    return trials;
  }

  private void print(
      OfferedTally tally,
      OrderExceptions exceptions,
      NavigableMap<String, String> unexplained,
      NavigableSet<String> never) {
    var out = spec.commandLine().getOut();
    out.println("positions  option offered");
    for (Map.Entry<String, Integer> row : tally.offered().entrySet()) {
      String note =
          exceptions.notOffered().containsKey(row.getKey()) ? "  (listed: no longer)" : "";
      out.printf("%9d  %s%s%n", row.getValue(), row.getKey(), note);
    }
    never.forEach(option -> out.printf("%9d  %s%n", 0, option));
    exceptions
        .notOffered()
        .forEach((option, reason) -> out.printf("   listed  %s: %s%n", option, reason));
    unexplained.forEach(
        (option, example) -> out.printf("accepted, never offered: %s%n    %s%n", option, example));
  }

  private static String json(
      Game game,
      OfferedTally tally,
      NavigableMap<String, String> unexplained,
      NavigableSet<String> never) {
    ObjectNode document = JsonText.object().put("game", game.slug());
    ObjectNode offered = document.putObject("offered");
    tally.offered().forEach(offered::put);
    ArrayNode missing = document.putArray("neverOffered");
    never.forEach(missing::add);
    ObjectNode accepted = document.putObject("acceptedNotOffered");
    unexplained.forEach(accepted::put);
    return JsonText.of(document);
  }
}
