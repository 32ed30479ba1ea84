package stavka.app;

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
    subcommands = {},
    footer = {
      "",
      "The launcher itself answers to three more:",
      "  verify   checks the format, builds everything and runs every test",
      "  build    builds everything without running the tests",
      "  format   rewrites every Java file in the project's format"
    })
public final class Main implements Runnable {

  @Spec private CommandSpec spec;

  private Main() {}

  /** Runs one command and ends the process with its exit code: 2 when the input is at fault. */
  public static void main(String[] arguments) {
    System.exit(commandLine().execute(arguments));
  }

  static CommandLine commandLine() {
    return new CommandLine(new Main()).setParameterExceptionHandler(new Refusal());
  }

  @Override
  public void run() {
    CommandLine command = spec.commandLine();
    command.usage(command.getOut());
  }
}
