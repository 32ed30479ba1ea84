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
import stavka.app.bench.server.WeighingProcess;
import tools.jackson.databind.JsonNode;
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

  @Option(
      names = "--database-kills",
      paramLabel = "N",
      description = "How often to kill a PostgreSQL under the mixed load; 0 keeps a file.")
  private int databaseKills;

  @Option(names = "--loaded", paramLabel = "N", description = "Long matches loaded at once.")
  private int loaded = 200;

  @Option(
      names = "--heap",
      paramLabel = "SIZE",
      description = "The heap in which they are loaded, such as 4g.")
  private String heap = "512m";

  @Option(names = "--here", hidden = true, description = "Load them in this process.")
  private boolean here;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Override
  public Integer call() throws IOException, InterruptedException {
    CommandArguments arguments = new CommandArguments(spec);
    arguments.within("--kills", kills, 0, 10_000);
    arguments.within("--matches", matches, 0, 1000);
    arguments.within("--viewers", viewers, 0, 5000);
    arguments.within("--seconds", seconds, 8, 7200);
    arguments.within("--think", think, 0, 60_000);
    arguments.within("--database-kills", databaseKills, 0, 100);
    arguments.within("--loaded", loaded, 0, 2000);
    if (!heap.matches("[1-9][0-9]{0,5}[kmgKMG]")) {
      throw arguments.refuse("--heap should be a size such as 512m or 4g");
    }
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
      MixedLoad.Plan plan = new MixedLoad.Plan(matches, viewers, seconds, think, databaseKills);
      MixedLoad.Report report =
          new MixedLoad(folder.path(), plan).run(spec.commandLine().getErr()::println);
      ObjectNode part =
          document
              .putObject("load")
              .put("matches", matches)
              .put("viewers", viewers)
              .put("seconds", seconds)
              .put("databaseKills", databaseKills)
              .put("orders", report.orders())
              .put("begun", report.begun())
              .put("refused", report.refused())
              .put("comingsBack", report.comingsBack())
              .put("seen", report.seen())
              .put("looks", report.looks())
              .put("p50", report.p50())
              .put("p99", report.p99())
              .put("worst", report.worst())
              .put("cores", report.cores());
      report.bytes().forEach(part.putArray("bytes")::add);
      report.failures().forEach(part.putArray("failures")::add);
      say(
          "%d matches, %d viewers, %d s, database killed %d times: %d orders in %d matches"
              + " acknowledged and found as they were, %d looks, %d times 503, %d streams opened"
              + " again; %d times seen, after %.1f ms (median), %.1f ms (99%%), %.1f ms (worst);"
              + " %.2f cores; memory %s MB; %d failures",
          matches,
          viewers,
          seconds,
          databaseKills,
          report.orders(),
          report.begun(),
          report.looks(),
          report.refused(),
          report.comingsBack(),
          report.seen(),
          report.p50(),
          report.p99(),
          report.worst(),
          report.cores(),
          report.bytes().stream().map(bytes -> Math.round(bytes / MEGABYTE)).toList(),
          report.failures().size());
      report.failures().forEach(spec.commandLine().getErr()::println);
      return report.failures().isEmpty();
    }
  }

  /** In a process of its own, since the heap matters. */
  private boolean weigh(ObjectNode document) throws IOException, InterruptedException {
    if (!here) {
      JsonNode told = WeighingProcess.run(loaded, heap);
      document.set("loaded", told);
      say(
          "%d matches of %d orders loaded in a heap of %s: %.0f KB each; opened in %.0f ms (median,"
              + " 99%%: %.0f); the first time, without chapters, %.0f ms; lobby of %d in %.0f ms",
          loaded,
          told.path("orders").intValue(),
          heap,
          told.path("bytesEach").longValue() / 1024.0,
          told.path("openMillis").doubleValue(),
          told.path("openWorstMillis").doubleValue(),
          told.path("firstMillis").doubleValue(),
          Math.min(loaded, 200),
          told.path("lobbyMillis").doubleValue());
      return true;
    }
    try (TemporaryFolder folder = new TemporaryFolder()) {
      Weighing.Report report = new Weighing(folder.path(), Games.all().list()).run(loaded);
      document
          .putObject("loaded")
          .put("matches", loaded)
          .put("heap", heap)
          .put("orders", report.ordersEach())
          .put("bytesEach", report.bytesEach())
          .put("firstMillis", report.firstMillis())
          .put("openMillis", report.openMillis())
          .put("openWorstMillis", report.openWorstMillis())
          .put("lobbyMillis", report.lobbyMillis());
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
