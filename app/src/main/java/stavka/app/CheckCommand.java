package stavka.app;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import stavka.server.StoreCheck;
import tools.jackson.databind.node.ObjectNode;

@Command(
    name = "check",
    description = {
      "Looks whether a store holds what it should: every log without gaps, and with --replay",
      "every match played again, order by order."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    showDefaultValues = true)
final class CheckCommand implements Callable<Integer> {
  private final Games games;

  @Spec private CommandSpec spec;

  @Mixin private StoreOption store = new StoreOption();

  @Option(names = "--replay", description = "Play every match again.")
  private boolean replay;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  CheckCommand(Games games) {
    this.games = games;
  }

  @Override
  public Integer call() {
    CommandArguments arguments = new CommandArguments(spec);
    String url = store.existing(arguments);
    StoreCheck.Report report =
        StoreOption.own(arguments, url, () -> StoreCheck.run(games.list(), url, replay, id -> {}));
    print(report);
    return report.faults().isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  private void print(StoreCheck.Report report) {
    if (json) {
      ObjectNode document =
          JsonText.object().put("matches", report.matches()).put("entries", report.entries());
      report.faults().forEach(document.putArray("faults")::add);
      spec.commandLine().getOut().println(JsonText.of(document));
      return;
    }
    spec.commandLine()
        .getOut()
        .printf(
            "%d matches, %d entries, %d faults%n",
            report.matches(), report.entries(), report.faults().size());
    report.faults().forEach(spec.commandLine().getErr()::println);
  }
}
