package stavka.app;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import stavka.app.bench.server.CrashDrill;
import tools.jackson.databind.node.ObjectNode;

@Command(
    name = "crash",
    description = {
      "Kills a server of its own (SIGKILL) at random moments under play and checks that every",
      "order it acknowledged is there on restart, and none twice."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    showDefaultValues = true)
final class CrashCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(names = "--kills", paramLabel = "N", description = "How often to kill it.")
  private int kills = 50;

  @Option(names = "--seed", paramLabel = "S", description = "Decides the moments.")
  private long seed = 1;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Override
  public Integer call() {
    new CommandArguments(spec).within("--kills", kills, 1, 10_000);
    try (TemporaryFolder folder = new TemporaryFolder();
        Progress progress = new Progress("kills", kills)) {
      CrashDrill.Report report = new CrashDrill(folder.path(), seed).run(kills, progress);
      print(report);
      return report.faults().isEmpty() ? 0 : 1;
    }
  }

  private void print(CrashDrill.Report report) {
    if (json) {
      ObjectNode document =
          JsonText.object()
              .put("kills", report.kills())
              .put("acknowledged", report.acknowledged())
              .put("unconfirmed", report.unconfirmed());
      report.faults().forEach(document.putArray("faults")::add);
      spec.commandLine().getOut().println(JsonText.of(document));
      return;
    }
    spec.commandLine()
        .getOut()
        .printf(
            "%d kills, %d orders acknowledged, %d more stored whose answer never came, %d faults%n",
            report.kills(), report.acknowledged(), report.unconfirmed(), report.faults().size());
    report.faults().forEach(spec.commandLine().getErr()::println);
  }
}
