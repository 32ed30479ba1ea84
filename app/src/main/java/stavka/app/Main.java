package stavka.app;

import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command line: {@code stavka COMMAND}. Each command is a class of its own, listed here. */
@Command(
    name = "stavka",
    description =
        "Operational wargames of the Eastern Front, with the rules enforced and explained.",
    synopsisSubcommandLabel = "COMMAND",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {
      "",
      "The launcher itself answers to six more:",
      "  verify   checks the format, builds everything and runs every test",
      "  check    the quick check, of what changed or of one game; with --db it looks at a store",
      "  build    builds everything without running the tests",
      "  package  makes a folder, an archive and a .deb with a runtime of its own",
      "  format   rewrites every Java file in the project's format",
      "  mutate   breaks the rules of a game line by line and counts what its tests notice"
    })
public final class Main implements Callable<Integer> {

  @Spec private CommandSpec spec;

  private Main() {}

  /** Runs one command and ends the process with its exit code: 2 when the input is at fault. */
  public static void main(String[] arguments) {
    System.exit(commandLine().execute(arguments));
  }

  static CommandLine commandLine() {
    return commandLine(Games.all());
  }

  /** The commands in the order in which help lists them. */
  static CommandLine commandLine(Games games) {
    return new CommandLine(new Main())
        .addSubcommand(playing(new ServeCommand(games), games))
        .addSubcommand(playing(new GamesCommand(games), games))
        .addSubcommand(new RulesCommand(games))
        .addSubcommand(new MutantsCommand(games))
        .addSubcommand(playing(new DataCommand(games), games))
        .addSubcommand(new MapCommand())
        .addSubcommand(playing(new SimulateCommand(games), games))
        .addSubcommand(playing(new StudyCommand(games), games))
        .addSubcommand(playing(new TournamentCommand(games), games))
        .addSubcommand(playing(new RefereeCommand(games), games))
        .addSubcommand(playing(new ReplayCommand(games), games))
        .addSubcommand(playing(new ReviewCommand(games), games))
        .addSubcommand(playing(new FuzzCommand(games), games))
        .addSubcommand(playing(new OfferedCommand(games), games))
        .addSubcommand(playing(new UsageCommand(games), games))
        .addSubcommand(new BackupCommand())
        .addSubcommand(new RestoreCommand())
        .addSubcommand(new InviteCommand())
        .addSubcommand(playing(new CheckCommand(games), games))
        .addSubcommand(
            new CommandLine(new BenchCommand())
                .addSubcommand(new ServerBenchCommand())
                .addSubcommand(new CrashCommand())
                .addSubcommand(new DrillCommand()))
        .setParameterExceptionHandler(new Refusal())
        .setExecutionExceptionHandler(new Failure());
  }

  /** A command that uses the games, and so can be told of a player's own data. */
  private static CommandLine playing(Object command, Games games) {
    CommandLine line = new CommandLine(command);
    return line.addMixin("own-data", new OwnData(games, line));
  }

  /** Without a command the table is served as usual. */
  @Override
  public Integer call() {
    return Objects.requireNonNull(spec.commandLine().getSubcommands().get("serve")).execute();
  }
}
