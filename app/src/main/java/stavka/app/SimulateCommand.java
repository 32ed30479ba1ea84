package stavka.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import stavka.engine.play.Game;
import stavka.lab.MatchRunner;
import stavka.lab.Simulation;
import stavka.lab.Summary;

@Command(
    name = "simulate",
    description = "Plays matches between two bots and sums them up.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    showDefaultValues = true)
final class SimulateCommand implements Runnable {
  private static final int MOST_GAMES = 1_000_000;
  private static final int MOST_THREADS = 1024;

  private final Games games;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "The game, as 'games' lists it.")
  private String slug;

  @Option(names = "--games", paramLabel = "N", description = "How many matches.")
  private int count = 1;

  @Option(
      names = "--axis",
      paramLabel = "BOT",
      description = "Who plays the Axis: a bot, or exec:COMMAND.")
  private String axis = "random";

  @Option(names = "--soviet", paramLabel = "BOT", description = "Who plays the Soviets, likewise.")
  private String soviet = "random";

  @Option(names = "--seed", paramLabel = "S", description = "Decides every match.")
  private long seed = 1;

  @Option(names = "--scenario", paramLabel = "ID", description = "If not the game's first.")
  private @Nullable String scenario;

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = {
        "Set an option of the scenario otherwise than usual: on, off or a number. Can be repeated;"
            + " ./stavka games --json lists them."
      })
  private Map<String, String> options = new TreeMap<>();

  @Option(
      names = "--save",
      paramLabel = "DIR",
      description = "Write the record of each match into this folder.")
  private @Nullable Path folder;

  @Option(names = "--threads", paramLabel = "T", description = "How many share the work.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Mixin private OutsideLimits outside = new OutsideLimits();

  SimulateCommand(Games games) {
    this.games = games;
  }

  @Override
  public void run() {
    CommandArguments arguments = new CommandArguments(spec);
    Game game = arguments.game(games, slug);
    MatchRunner runner =
        new MatchRunner(
            game,
            arguments.scenario(game, scenario, options),
            arguments.bot(axis, outside),
            arguments.bot(soviet, outside),
            Version.number());
    arguments.within("--games", count, 1, MOST_GAMES);
    arguments.within("--threads", threads, 1, MOST_THREADS);
    if (folder != null) {
      prepare(arguments, runner, folder);
    }
    Summary summary;
    try (Progress progress = new Progress("matches", count)) {
      summary = new Simulation(runner, seed, count, threads, folder).run(progress);
    }
    spec.commandLine().getOut().println(json ? JsonText.of(summary.json()) : summary.text());
  }

  /** Makes the folder, and refuses one that cannot take the records or has one of them already. */
  private void prepare(CommandArguments arguments, MatchRunner runner, Path into) {
    for (int number = 1; number <= count; number++) {
      Path file = Simulation.file(into, runner, seed, number);
      if (Files.exists(file)) {
        throw arguments.refuse("--save: " + file + " is there already");
      }
    }
    try {
      Files.createDirectories(into);
    } catch (IOException impossible) {
      throw arguments.refuse("--save: cannot make the folder " + into);
    }
    if (!Files.isWritable(into)) {
      throw arguments.refuse("--save: cannot write into " + into);
    }
  }
}
