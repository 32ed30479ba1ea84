package stavka.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import stavka.ai.catalogue.Bots;
import stavka.formats.Document;
import stavka.formats.Documents;
import stavka.lab.report.StudyReport;
import stavka.lab.study.MatchKey;
import stavka.lab.study.Study;
import stavka.lab.study.StudyEngine;
import stavka.lab.study.StudyFigures;
import stavka.lab.study.StudyLog;
import stavka.lab.study.StudyPlan;
import stavka.lab.study.StudySummary;
import stavka.lab.study.StudyTables;

@Command(
    name = "study",
    description = {
      "Plays the matches of a plan file and reports on them: tables as CSV and Parquet, and a"
          + " page.",
      "A study that was broken off goes on where it stopped when it is started again."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    showDefaultValues = true)
final class StudyCommand implements Runnable {
  private static final int MOST_THREADS = 1024;

  private final Games games;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "PLAN", description = "The plan file, see docs/laboratory.md.")
  private Path file;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where results go; a folder of the plan's name beside it, if not said.")
  private @Nullable Path out;

  @Option(names = "--threads", paramLabel = "T", description = "How many share the work.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--master",
      paramLabel = "URL",
      description = "Play on Apache Spark: local[N], spark://HOST:PORT, ...")
  private @Nullable String master;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  StudyCommand(Games games) {
    this.games = games;
  }

  @Override
  public void run() {
    CommandArguments arguments = new CommandArguments(spec);
    arguments.within("--threads", threads, 1, MOST_THREADS);
    Document document = Documents.yaml(file);
    Study study = new Study(StudyPlan.read(document), games, Bots::find, Version.number());
    Path folder = out == null ? beside(file) : out;
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw arguments.refuse("--out: " + folder + " is no folder");
    }
    if (master != null && games.usesOwn()) {
      throw arguments.refuse("--data stays on this machine: with --master write them as changes");
    }
    StudyEngine engine = StudyEngines.of(arguments, master, threads, file);
    StudyFigures figures;
    try (StudyLog log = new StudyLog(folder, study)) {
      List<MatchKey> pending = log.pending();
      try (Progress progress = new Progress("matches", pending.size())) {
        engine.play(
            study,
            pending,
            match -> {
              log.add(match);
              progress.accept(1);
            });
      }
      figures = report(study, log, folder);
    }
    StudySummary summary = new StudySummary(figures);
    if (json) {
      spec.commandLine()
          .getOut()
          .println(
              JsonText.of(summary.json().put("report", folder.resolve("report.html").toString())));
    } else {
      spec.commandLine().getOut().println(summary.text());
      spec.commandLine().getOut().println("report: " + folder.resolve("report.html"));
    }
  }

  private static StudyFigures report(Study study, StudyLog log, Path folder) {
    StudyFigures figures = new StudyFigures(study);
    try (StudyTables tables = new StudyTables(study, folder, Version.number())) {
      log.forEach(
          match -> {
            figures.add(match);
            tables.add(match);
          });
      tables.finish(figures);
    }
    new StudyReport(figures)
        .write(folder.resolve("report.html"), MapBackdrop.of(study.game().slug()).orElse(null));
    return figures;
  }

  private static Path beside(Path plan) {
    String name = String.valueOf(plan.getFileName());
    int dot = name.lastIndexOf('.');
    return plan.resolveSibling(dot > 0 ? name.substring(0, dot) : name + ".study");
  }
}
