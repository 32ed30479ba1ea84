package stavka.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.ai.catalogue.Bots;
import stavka.app.Games;
import stavka.formats.Documents;
import stavka.lab.study.EngineFailure;
import stavka.lab.study.LocalEngine;
import stavka.lab.study.Study;
import stavka.lab.study.StudyEngine;
import stavka.lab.study.StudyFigures;
import stavka.lab.study.StudyLog;
import stavka.lab.study.StudyPlan;
import stavka.lab.study.StudyTables;

class SparkStudyTest {
  private static final String PLAN =
      """
      version: 1
      game: kharkov
      axis: random
      soviet: random
      matches: 6
      seed: 7
      sweeps:
        - {name: air, file: charts, at: air_points.axis.5, values: [0, 4]}
      """;

  @TempDir Path folder;
  private Path file;
  private Study study;

  @BeforeEach
  void plan() throws IOException {
    file = Files.writeString(folder.resolve("plan.yaml"), PLAN);
    study = new Study(StudyPlan.read(Documents.yaml(file)), Games.all(), Bots::find, "test");
  }

  private void run(StudyEngine engine, Path into) {
    try (StudyLog log = new StudyLog(into, study)) {
      engine.play(study, log.pending(), log::add);
      StudyFigures figures = new StudyFigures(study);
      try (StudyTables tables = new StudyTables(study, into, "test")) {
        log.forEach(
            match -> {
              figures.add(match);
              tables.add(match);
            });
        tables.finish(figures);
      }
    }
  }

  @Test
  void resultsAreThoseOfTheLocalRunAndSparkReadsThem() throws IOException {
    Path here = folder.resolve("here");
    Path there = folder.resolve("there");
    run(new LocalEngine(2), here);
    run(new SparkEngines().on("local[2]", file), there);
    for (String name : new String[] {"matches", "turns", "fronts", "density"}) {
      assertThat(Files.mismatch(here.resolve(name + ".csv"), there.resolve(name + ".csv")))
          .as(name)
          .isEqualTo(-1);
    }
    try (SparkSession session =
        SparkSession.builder()
            .master("local[2]")
            .config("spark.ui.enabled", "false")
            .getOrCreate()) {
      for (String name : new String[] {"matches", "turns", "fronts", "density", "times"}) {
        Dataset<Row> parquet = session.read().parquet(here.resolve(name + ".parquet").toString());
        Dataset<Row> csv =
            session
                .read()
                .option("header", true)
                .schema(parquet.schema())
                .csv(here.resolve(name + ".csv").toString());
        assertThat(parquet.count()).isPositive();
        assertThat(parquet.na().fill("").exceptAll(csv.na().fill("")).count()).as(name).isZero();
      }
    }
  }

  @Test
  void aStudyWhoseResultsCannotBeKeptStopsAndGoesOnLater() throws IOException {
    StudyEngine engine = new SparkEngines().on("local[2]", file);
    try (StudyLog log = new StudyLog(folder, study)) {
      AtomicInteger room = new AtomicInteger(3);
      assertThatThrownBy(
              () ->
                  engine.play(
                      study,
                      log.pending(),
                      match -> {
                        if (room.decrementAndGet() < 0) {
                          throw new UncheckedIOException(
                              new FileSystemException("matches.jsonl", null, "disk full"));
                        }
                        log.add(match);
                      }))
          .isInstanceOf(UncheckedIOException.class)
          .hasMessageContaining("disk full");
    }
    try (StudyLog log = new StudyLog(folder, study)) {
      assertThat(log.pending()).hasSize(9);
      engine.play(study, log.pending(), log::add);
      assertThat(log.pending()).isEmpty();
    }
  }

  @Test
  void aWorkerThatDiesIsToldInOneLine() throws IOException {
    // The workers are given another plan than the driver: one they cannot play.
    Path broken = Files.writeString(folder.resolve("broken.yaml"), PLAN.replace("6", "none"));
    StudyEngine engine = new SparkEngines().on("local[2]", broken);
    assertThatThrownBy(() -> engine.play(study, study.matches(), match -> {}))
        .isInstanceOf(EngineFailure.class)
        .hasMessageStartingWith("Spark gave up: ")
        .hasMessageContaining("'matches' should be a whole number")
        .hasMessageEndingWith("run again to go on");
  }

  @ParameterizedTest
  @ValueSource(strings = {"moon", "local[x]", "spark://", "http://here:80"})
  void anAddressThatIsNoneIsRefused(String master) {
    assertThatThrownBy(() -> new SparkEngines().on(master, file))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'" + master + "' should be local[N]");
  }
}
