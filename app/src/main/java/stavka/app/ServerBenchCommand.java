package stavka.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import stavka.app.bench.server.LoadTest;
import tools.jackson.databind.node.ObjectNode;

@Command(
    name = "server",
    description = {
      "Plays many matches at once on a server of its own and measures how long an order takes to",
      "reach the other player; then weighs the server with many idle viewers."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    showDefaultValues = true)
final class ServerBenchCommand implements Runnable {
  private static final double MEGABYTE = 1024 * 1024;

  @Spec private CommandSpec spec;

  @Option(names = "--matches", paramLabel = "N", description = "Live matches.")
  private int matches = 50;

  @Option(names = "--seconds", paramLabel = "N", description = "How long to measure.")
  private int seconds = 30;

  @Option(
      names = "--think",
      paramLabel = "MS",
      description = "How long a player waits between orders, on average.")
  private int think = 500;

  @Option(names = "--viewers", paramLabel = "N", description = "Idle viewers.")
  private int viewers = 500;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Override
  public void run() {
    CommandArguments arguments = new CommandArguments(spec);
    arguments.within("--matches", matches, 1, 1000);
    arguments.within("--seconds", seconds, 1, 3600);
    arguments.within("--think", think, 0, 60_000);
    arguments.within("--viewers", viewers, 0, 5000);
    try (TemporaryFolder folder = new TemporaryFolder()) {
      print(measure(folder.path()));
    }
  }

  private LoadTest.Report measure(Path folder) {
    try {
      LoadTest.Plan plan = new LoadTest.Plan(matches, seconds, 10, think, viewers);
      return new LoadTest(folder, plan).run();
    } catch (IOException failed) {
      throw new IllegalStateException("the server could not be measured", failed);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", stopped);
    }
  }

  private void print(LoadTest.Report report) {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      ObjectNode document =
          JsonText.object()
              .put("area", "server")
              .put("matches", report.matches())
              .put("orders", report.orders())
              .put("ordersPerSecond", report.ordersPerSecond())
              .put("p50Millis", report.p50())
              .put("p99Millis", report.p99())
              .put("worstMillis", report.worst())
              .put("viewers", report.viewers())
              .put("bytesPlaying", report.bytesPlaying())
              .put("bytesWatched", report.bytesWatched());
      out.println(JsonText.of(document));
      return;
    }
    out.printf(
        Locale.ROOT,
        "%d matches, %d orders, %.1f a second%n"
            + "from sending an order to the other screen: p50 %.1f ms, p99 %.1f ms, worst %.1f ms%n"
            + "server memory: %.0f MB while playing, %.0f MB with %d idle viewers more%n",
        report.matches(),
        report.orders(),
        report.ordersPerSecond(),
        report.p50(),
        report.p99(),
        report.worst(),
        report.bytesPlaying() / MEGABYTE,
        report.bytesWatched() / MEGABYTE,
        report.viewers());
  }
}
