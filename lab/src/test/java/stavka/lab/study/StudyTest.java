package stavka.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.ai.catalogue.Bots;
import stavka.engine.play.Game;
import stavka.engine.value.Side;
import stavka.formats.BadChange;
import stavka.formats.BadFile;
import stavka.formats.Change;
import stavka.formats.Documents;
import stavka.lab.ToyGame;
import stavka.lab.report.StudyReport;

class StudyTest {
  private static final String PLAN =
      """
      version: 1
      title: Luck <of> the toy
      game: toy
      axis: random
      soviet: random
      matches: 12
      seed: 4
      sweeps:
        - {name: luck needed, option: luck, values: [2, 4, 6]}
      """;

  @TempDir Path folder;

  /** The toy game; its data can be changed in one respect, which changes nothing. */
  private static final class Toys implements GameShelf {
    @Override
    public List<String> slugs() {
      return List.of("toy");
    }

    @Override
    public Optional<Game> find(String slug) {
      return slug.equals("toy") ? Optional.of(new ToyGame()) : Optional.empty();
    }

    @Override
    public Game variant(String slug, List<Change> changes) {
      for (Change change : changes) {
        if (!change.path().equals("good")) {
          throw new BadChange("charts: '" + change.path() + "' has no such thing");
        }
        if (change.value().equals("0")) {
          throw new BadFile("charts.yaml", 7, "'good' should be more");
        }
      }
      return new ToyGame();
    }
  }

  private static Study study(String plan) {
    return new Study(
        StudyPlan.read(Documents.yaml("plan.yaml", plan)), new Toys(), Bots::find, "test");
  }

  private void run(Study study, Path into, int threads) {
    try (StudyLog log = new StudyLog(into, study)) {
      new LocalEngine(threads).play(study, log.pending(), log::add);
      write(study, log, into);
    }
  }

  private static StudyFigures write(Study study, StudyLog log, Path into) {
    StudyFigures figures = new StudyFigures(study);
    try (StudyTables tables = new StudyTables(study, into, "test")) {
      log.forEach(
          match -> {
            figures.add(match);
            tables.add(match);
          });
      tables.finish(figures);
    }
    new StudyReport(figures).write(into.resolve("report.html"), null);
    return figures;
  }

  private static final List<String> SAME =
      List.of(
          "matches.csv",
          "matches.parquet",
          "turns.csv",
          "turns.parquet",
          "fronts.csv",
          "fronts.parquet",
          "density.csv",
          "density.parquet",
          "report.html");

  private static void assertSame(Path one, Path two) throws IOException {
    for (String name : SAME) {
      assertThat(Files.mismatch(one.resolve(name), two.resolve(name))).as(name).isEqualTo(-1);
    }
  }

  @Test
  void everyCombinationPlaysTheSameSeeds() throws IOException {
    run(study(PLAN), folder, 2);
    List<String> lines = Files.readAllLines(folder.resolve("matches.csv"));
    assertThat(lines.getFirst())
        .startsWith("cell,number,seed,luck needed,axis_bot,soviet_bot,winner,level,axis_points");
    assertThat(lines).hasSize(37);
    for (int i = 1; i <= 12; i++) {
      String seed = lines.get(i).split(",")[2];
      assertThat(lines.get(i + 12).split(",")[2]).isEqualTo(seed);
      assertThat(lines.get(i + 24).split(",")[2]).isEqualTo(seed);
    }
    assertThat(Files.readAllLines(folder.resolve("turns.csv"))).hasSize(1 + 36 * 3);
    assertThat(Files.readAllLines(folder.resolve("fronts.csv"))).hasSize(1 + 36 * 3 * 4);
    assertThat(Files.readAllLines(folder.resolve("density.csv"))).hasSize(1 + 3 * 3 * 20);
  }

  @Test
  void resultsDoNotDependOnTheNumberOfThreads(@TempDir Path one, @TempDir Path four)
      throws IOException {
    run(study(PLAN), one, 1);
    run(study(PLAN), four, 4);
    assertSame(one, four);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.001, 0.2, 0.5, 0.98})
  void aStudyThatWasKilledGoesOn(double share, @TempDir Path whole, @TempDir Path killed)
      throws IOException {
    run(study(PLAN), whole, 2);
    byte[] log = Files.readAllBytes(whole.resolve(StudyLog.FILE));
    Files.write(killed.resolve(StudyLog.FILE), Arrays.copyOf(log, (int) (share * log.length)));
    run(study(PLAN), killed, 2);
    assertSame(whole, killed);
    assertThat(Files.readAllLines(killed.resolve(StudyLog.FILE))).hasSize(37);
  }

  @Test
  void aStudyMayBeGivenMoreMatchesButNotAnotherPlan() throws IOException {
    run(study(PLAN.replace("matches: 12", "matches: 5")), folder, 2);
    assertThat(Files.readAllLines(folder.resolve("matches.csv"))).hasSize(16);
    run(study(PLAN), folder, 2);
    assertThat(Files.readAllLines(folder.resolve("matches.csv"))).hasSize(37);
    Study other = study(PLAN.replace("[2, 4, 6]", "[2, 4, 5]"));
    assertThatThrownBy(() -> new StudyLog(folder, other))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("holds the results of other work: sweeps");
  }

  @Test
  void aMatchThatComesTwiceIsCountedOnce() {
    Study study = study(PLAN);
    try (StudyLog log = new StudyLog(folder, study)) {
      log.add(study.play(new MatchKey(1, 1)));
      log.add(study.play(new MatchKey(1, 1)));
      assertThat(log.pending()).hasSize(35);
      List<MatchKey> seen = new ArrayList<>();
      log.forEach(match -> seen.add(match.key()));
      assertThat(seen).containsExactly(new MatchKey(1, 1));
    }
  }

  @Test
  void aDiskThatIsFullStopsAStudyAndLosesNothing() {
    Study study = study(PLAN);
    try (StudyLog log = new StudyLog(folder, study)) {
      int[] room = {7};
      assertThatThrownBy(
              () ->
                  new LocalEngine(2)
                      .play(
                          study,
                          log.pending(),
                          match -> {
                            synchronized (room) {
                              if (room[0]-- <= 0) {
                                throw new UncheckedIOException(new IOException("no space left"));
                              }
                              log.add(match);
                            }
                          }))
          .hasMessageContaining("no space left");
    }
    try (StudyLog log = new StudyLog(folder, study)) {
      assertThat(log.pending()).hasSize(29);
    }
  }

  @Test
  void theFiguresAddUp() {
    Study study = study(PLAN);
    try (StudyLog log = new StudyLog(folder, study)) {
      new LocalEngine(2).play(study, log.pending(), log::add);
      StudyFigures figures = write(study, log, folder);
      CellFigures all = figures.all();
      assertThat(all.count()).isEqualTo(36);
      assertThat(all.wins(Side.AXIS) + all.wins(Side.SOVIET) + all.draws()).isEqualTo(36);
      assertThat(all.levels().values().stream().mapToInt(i -> i).sum()).isEqualTo(36);
      for (int turn = 1; turn <= 3; turn++) {
        double units = 0;
        for (int hex = 0; hex < 20; hex++) {
          units += all.density(Side.AXIS, turn, hex);
        }
        // The toy's points are its units, and a unit lost is a unit gone.
        double lost = 0;
        for (MatchFigures match : all.matches()) {
          lost += match.figure(turn, 4);
          assertThat(match.figure(turn, 0)).isEqualTo(2 - match.figure(turn, 4));
        }
        assertThat(units).isEqualTo(2 - lost / 36, within(1e-9));
      }
      assertThat(new StudySummary(figures).text()).contains("luck needed 2", "all ");
    }
  }

  @Test
  void theReportNeedsNothingButItself() throws IOException {
    run(study(PLAN), folder, 2);
    String html = Files.readString(folder.resolve("report.html"));
    assertThat(html).contains("<h1>Luck &lt;of&gt; the toy</h1>", "luck needed", "Sweeps");
    assertThat(html.replace("http://www.w3.org/2000/svg", ""))
        .doesNotContain("http://", "https://", "<link", "src=", "@import");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          game: toy | game: chess | plan.yaml:3: unknown game 'chess', known: toy
          axis: random | axis: rommel | plan.yaml:4: unknown bot 'rommel'
          soviet: random | soviet: [random, random] | plan.yaml:5: should name one or more, each once
          matches: 12 | matches: none | plan.yaml:6: 'matches' should be a whole number, not 'none'
          matches: 12 | matches: 0 | plan.yaml:6: 'matches' should lie between 1 and 1000000, not 0
          matches: 12 | matches: 900000 | the plan has 3 combinations and 2700000 matches
          seed: 4 | seed: four | plan.yaml:7: 'seed' should be a whole number of 64 bits
          seed: 4 | scenario: large | plan.yaml:7: unknown scenario 'large', known: small
          seed: 4 | options: {rain: 1} | plan.yaml:7: unknown option 'rain', known: luck
          seed: 4 | weather: fine | plan.yaml:7: unknown field 'weather'
          option: luck | option: rain | plan.yaml:9: unknown option 'rain', known: luck
          values: [2, 4, 6] | values: [2] | plan.yaml:9: 'values' should be 2 to 50
          values: [2, 4, 6] | values: [2, 2] | plan.yaml:9: a value is given twice
          values: [2, 4, 6] | values: [2, much] | plan.yaml:9: item 2 of 'values' should be a whole number
          option: luck | at: air.1 | plan.yaml:9: 'file' is missing
          option: luck | file: charts, at: air.1 | plan.yaml:9: charts: 'air.1' has no such thing
          option: luck | file: weather, at: good | plan.yaml:9: unknown file 'weather', known: charts, order-of-battle
          version: 1 | version: 2 | plan.yaml:1: a plan of version 1 is expected
          """)
  void aBadPlanIsRefusedWithLineAndReason(String from, String to, String reason) {
    assertThatThrownBy(() -> study(PLAN.replace(from, to)))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining(reason);
  }

  @Test
  void aValueTheGameCannotBePlayedWithIsRefused() {
    String plan =
        PLAN.replace("option: luck, values: [2, 4, 6]", "file: charts, at: good, values: [1, 0]");
    assertThatThrownBy(() -> study(plan))
        .isInstanceOf(BadFile.class)
        .hasMessage("plan.yaml:9: the game cannot be played with 0 there: 'good' should be more");
  }

  @Test
  void combinationsMultiply() {
    Study study = study(PLAN.replace("soviet: random", "soviet: [random, greedy]"));
    assertThat(study.cells()).hasSize(6);
    assertThat(study.cells().get(4).values()).containsExactly("greedy", "4");
    assertThat(study.cells().get(4).soviet()).isEqualTo("greedy");
    assertThat(study.cells().get(4).options()).containsEntry("luck", 4);
    assertThat(study.matches()).hasSize(72).doesNotHaveDuplicates();
  }
}
