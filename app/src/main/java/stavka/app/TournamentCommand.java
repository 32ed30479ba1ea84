package stavka.app;

import java.nio.file.Path;
import java.util.List;
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
import stavka.lab.tournament.BoutLog;
import stavka.lab.tournament.Standings;
import stavka.lab.tournament.Tournament;

@Command(
    name = "tournament",
    description = {
      "Lets every bot meet every other on both sides with the same seeds, and rates them.",
      "With --out a run that was broken off goes on where it stopped; seeds and bots may be added."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    showDefaultValues = true)
final class TournamentCommand implements Runnable {
  private static final int MOST_SEEDS = 100_000;
  private static final int MOST_THREADS = 1024;

  private final Games games;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "The game, as 'games' lists it.")
  private String slug;

  @Option(
      names = "--bots",
      paramLabel = "BOT",
      split = ",",
      required = true,
      description = "Who takes part, parted by commas; exec:COMMAND is a program of yours.")
  private List<String> bots;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many seeds; each pairing plays each of them twice, with sides changed.")
  private int count = 10;

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

  @Option(names = "--threads", paramLabel = "T", description = "How many share the work.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--out", paramLabel = "DIR", description = "Keep the results in this folder.")
  private @Nullable Path folder;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Mixin private OutsideLimits outside = new OutsideLimits();

  TournamentCommand(Games games) {
    this.games = games;
  }

  @Override
  public void run() {
    CommandArguments arguments = new CommandArguments(spec);
    Game game = arguments.game(games, slug);
    if (bots.size() < 2) {
      throw arguments.refuse("--bots should name two at least");
    }
    if (bots.stream().distinct().count() < bots.size()) {
      throw arguments.refuse("--bots names one twice");
    }
    Tournament tournament =
        new Tournament(
            game,
            arguments.scenario(game, scenario, options),
            bots.stream().map(bot -> arguments.bot(bot, outside)).toList(),
            seed,
            arguments.within("--games", count, 1, MOST_SEEDS),
            Version.number());
    arguments.within("--threads", threads, 1, MOST_THREADS);
    Standings standings;
    try (BoutLog log = BoutLog.open(folder, tournament);
        Progress progress = new Progress("matches", tournament.pending(log).size())) {
      standings = tournament.play(log, threads, progress);
    }
    spec.commandLine().getOut().println(json ? JsonText.of(standings.json()) : standings.text());
  }
}
