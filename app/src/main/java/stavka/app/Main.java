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
      "The launcher itself answers to three more:",
      "  verify   checks the format, builds everything and runs every test",
      "  build    builds everything without running the tests",
      "  format   rewrites every Java file in the project's format"
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
        .addSubcommand(new ServeCommand(games))
        .addSubcommand(new GamesCommand(games))
        .addSubcommand(new RulesCommand(games))
        .addSubcommand(new MapCommand())
        .addSubcommand(new SimulateCommand(games))
        .addSubcommand(new StudyCommand(games))
        .addSubcommand(new TournamentCommand(games))
        .addSubcommand(new RefereeCommand(games))
        .addSubcommand(new ReplayCommand(games))
        .addSubcommand(new ReviewCommand(games))
        .addSubcommand(new FuzzCommand(games))
        .addSubcommand(
            new CommandLine(new BenchCommand())
                .addSubcommand(new ServerBenchCommand())
                .addSubcommand(new CrashCommand()))
        .setParameterExceptionHandler(new Refusal())
        .setExecutionExceptionHandler(new Failure());
  }

  /** Without a command the table is served as usual. */
  @Override
  public Integer call() {
    return Objects.requireNonNull(spec.commandLine().getSubcommands().get("serve")).execute();
  }
}
