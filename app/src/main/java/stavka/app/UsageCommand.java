package stavka.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.lab.options.OrderExceptions;
import stavka.lab.usage.UsageCount;
import stavka.lab.usage.UsageRun;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

@Command(
    name = "usage",
    description = "Counts the orders, options, events and rules that a bot's matches meet.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    showDefaultValues = true)
final class UsageCommand implements Callable<Integer> {
  private static final int MOST_GAMES = 1_000_000;
  private static final int MOST_THREADS = 1024;

  private final Games games;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "The game, as 'games' lists it.")
  private String slug;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many matches; the scenarios take turns.")
  private int count = 20;

  @Option(
      names = "--bot",
      paramLabel = "BOT",
      description = "Who plays both sides: a bot, or exec:COMMAND.")
  private String bot = "colonel";

  @Option(names = "--seed", paramLabel = "S", description = "Decides every match.")
  private long seed = 1;

  @Option(names = "--scenario", paramLabel = "ID", description = "If not all of the game.")
  private @Nullable String scenario;

  @Option(names = "--threads", paramLabel = "T", description = "How many share the work.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--strict",
      description = {
        "Fail if an order type or option does not occur and the game's file",
        "order-exceptions.yaml gives no reason."
      })
  private boolean strict;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Mixin private OutsideLimits outside = new OutsideLimits();

  UsageCommand(Games games) {
    this.games = games;
  }

  @Override
  public Integer call() {
    CommandArguments arguments = new CommandArguments(spec);
    Game game = arguments.game(games, slug);
    List<Scenario> chosen =
        scenario == null ? game.scenarios() : List.of(arguments.scenario(game, scenario));
    UsageRun run =
        new UsageRun(game, chosen, arguments.bot(bot, outside), Version.number(), seed, threads);
    arguments.within("--games", count, 1, MOST_GAMES);
    arguments.within("--threads", threads, 1, MOST_THREADS);
    UsageCount usage;
    try (Progress progress = new Progress("matches", count)) {
      usage = run.play(count, progress);
    }
    OrderExceptions exceptions = OrderExceptions.of(game);
    SortedSet<String> unexplained = usage.unexplained(game, exceptions, false);
    if (json) {
      spec.commandLine().getOut().println(json(game, usage, exceptions, unexplained));
    } else {
      print(game, usage, exceptions, unexplained);
    }
    return strict && !unexplained.isEmpty() ? ExitCode.SOFTWARE : ExitCode.OK;
  }

  private void print(
      Game game, UsageCount usage, OrderExceptions exceptions, SortedSet<String> unexplained) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%s: %d matches of %s%n%n    times  order or option%n", game.slug(), count, bot);
    SortedMap<String, Integer> options = new TreeMap<>(usage.options());
    usage.unused(game).forEach(option -> options.put(option, 0));
    options.forEach(
        (option, times) -> out.printf("%9d  %s%s%n", times, option, note(exceptions, option)));
    out.printf("%n    times  event%n");
    usage.events().forEach((event, times) -> out.printf("%9d  %s%n", times, event));
    SortedSet<String> unmet = usage.unmetRules(game);
    out.printf("%n    times  rule%n");
    usage.rules().forEach((rule, times) -> out.printf("%9d  %s%n", times, rule));
    out.printf("%n%d rules met, %d not met%n", usage.rules().size(), unmet.size());
    if (!unexplained.isEmpty()) {
      out.printf("not used and not explained: %s%n", String.join(", ", unexplained));
    }
  }

  private static String note(OrderExceptions exceptions, String option) {
    for (Map<String, String> section : List.of(exceptions.notUsed(), exceptions.notOffered())) {
      String reason = section.get(option);
      if (reason != null) {
        return "  (" + reason + ")";
      }
    }
    return "";
  }

  private String json(
      Game game, UsageCount usage, OrderExceptions exceptions, SortedSet<String> unexplained) {
    ObjectNode document =
        JsonText.object().put("game", game.slug()).put("bot", bot).put("matches", count);
    SortedMap<String, Integer> options = new TreeMap<>(usage.options());
    usage.unused(game).forEach(option -> options.put(option, 0));
    options.forEach(document.putObject("options")::put);
    usage.events().forEach(document.putObject("events")::put);
    usage.rules().forEach(document.putObject("rules")::put);
    ArrayNode unmet = document.putArray("rulesNotMet");
    usage.unmetRules(game).forEach(unmet::add);
    exceptions.notUsed().forEach(document.putObject("notUsed")::put);
    ArrayNode open = document.putArray("notExplained");
    unexplained.forEach(open::add);
    return JsonText.of(document);
  }
}
