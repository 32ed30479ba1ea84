package stavka.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import stavka.app.bench.server.CrashDrill;
import stavka.app.bench.server.MixedLoad;
import stavka.app.bench.server.Weighing;
import tools.jackson.databind.node.ObjectNode;

@Command(
    name = "drill",
    description = {
      "What a server for others must stand, one after the other, on servers of its own: kills"
          + " under",
      "play with every order compared, an evening's mixed load with viewers, and many long matches",
      "loaded at once."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    showDefaultValues = true)
final class DrillCommand implements Callable<Integer> {
  private static final double MEGABYTE = 1024 * 1024;

  @Spec private CommandSpec spec;

  @Option(names = "--kills", paramLabel = "N", description = "How often to kill a server.")
  private int kills = 20;

  @Option(names = "--matches", paramLabel = "N", description = "Live matches of the mixed load.")
  private int matches = 50;

  @Option(names = "--viewers", paramLabel = "N", description = "Viewers of the mixed load.")
  private int viewers = 200;

  @Option(names = "--seconds", paramLabel = "N", description = "How long the mixed load lasts.")
  private int seconds = 60;

  @Option(
      names = "--think",
      paramLabel = "MS",
      description = "How long a player waits between orders, on average.")
  private int think = 2000;

  @Option(names = "--loaded", paramLabel = "N", description = "Long matches loaded at once.")
  private int loaded = 200;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Choices choices = new Choices(spec);
    choices.within("--kills", kills, 0, 10_000);
    choices.within("--matches", matches, 0, 1000);
    choices.within("--viewers", viewers, 0, 5000);
    choices.within("--seconds", seconds, 8, 7200);
    choices.within("--think", think, 0, 60_000);
    choices.within("--loaded", loaded, 0, 2000);
    ObjectNode document = JsonText.object();
    boolean good = true;
    if (kills > 0) {
      good &= kill(document);
    }
    if (matches > 0) {
      good &= load(document);
    }
    if (loaded > 0) {
      good &= weigh(document);
    }
    if (json) {
      spec.commandLine().getOut().println(JsonText.of(document));
    }
    return good ? 0 : 1;
  }

  private boolean kill(ObjectNode document) {
    try (TemporaryFolder folder = new TemporaryFolder();
        Progress progress = new Progress("kills", kills)) {
      CrashDrill.Report report = new CrashDrill(folder.path(), 1).run(kills, progress);
      ObjectNode part =
          document
              .putObject("kills")
              .put("kills", report.kills())
              .put("acknowledged", report.acknowledged())
              .put("unconfirmed", report.unconfirmed());
      report.faults().forEach(part.putArray("faults")::add);
      say(
          "%d kills: %d orders acknowledged and found as they were, %d more stored, %d faults",
          report.kills(), report.acknowledged(), report.unconfirmed(), report.faults().size());
      report.faults().forEach(spec.commandLine().getErr()::println);
      return report.faults().isEmpty();
    }
  }

  private boolean load(ObjectNode document) throws IOException, InterruptedException {
    try (TemporaryFolder folder = new TemporaryFolder()) {
      MixedLoad.Plan plan = new MixedLoad.Plan(matches, viewers, seconds, think);
      MixedLoad.Report report = new MixedLoad(folder.path(), plan).run();
      ObjectNode part =
          document
              .putObject("load")
              .put("matches", matches)
              .put("viewers", viewers)
              .put("seconds", seconds)
              .put("orders", report.orders())
              .put("looks", report.looks())
              .put("p50", report.p50())
              .put("p99", report.p99())
              .put("worst", report.worst());
      report.bytes().forEach(part.putArray("bytes")::add);
      report.failures().forEach(part.putArray("failures")::add);
      say(
          "%d matches, %d viewers, %d s: %d orders, %d looks; seen after %.1f ms (median), %.1f ms"
              + " (99%%), %.1f ms (worst); memory %.0f MB at an eighth, %.0f MB at the end; %d"
              + " failures",
          matches,
          viewers,
          seconds,
          report.orders(),
          report.looks(),
          report.p50(),
          report.p99(),
          report.worst(),
          report.bytes().getFirst() / MEGABYTE,
          report.bytes().getLast() / MEGABYTE,
          report.failures().size());
      report.failures().forEach(spec.commandLine().getErr()::println);
      return report.failures().isEmpty();
    }
  }

  private boolean weigh(ObjectNode document) throws IOException {
    try (TemporaryFolder folder = new TemporaryFolder()) {
      Weighing.Report report = new Weighing(folder.path(), Games.all().list()).run(loaded);
      document
          .putObject("loaded")
          .put("matches", loaded)
          .put("orders", report.ordersEach())
          .put("bytesEach", report.bytesEach())
          .put("firstMillis", report.firstMillis())
          .put("openMillis", report.openMillis())
          .put("lobbyMillis", report.lobbyMillis());
      say(
          "%d matches of %d orders loaded: %.0f KB each; opened in %.0f ms (median, 99%%: %.0f);"
              + " the first time, without chapters, %.0f ms; lobby of %d in %.0f ms",
          loaded,
          report.ordersEach(),
          report.bytesEach() / 1024.0,
          report.openMillis(),
          report.openWorstMillis(),
          report.firstMillis(),
          Math.min(loaded, 200),
          report.lobbyMillis());
      return true;
    }
  }

  private void say(String format, Object... values) {
    if (!json) {
      PrintWriter out = spec.commandLine().getOut();
      out.printf(Locale.ROOT, format + "%n", values);
      out.flush();
    }
  }
}
