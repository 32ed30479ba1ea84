package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.ai.catalogue.Bots;
import stavka.engine.value.Side;
import stavka.formats.Change;
import stavka.formats.Documents;
import stavka.kharkov.Kharkov;
import stavka.lab.study.Study;
import stavka.lab.study.StudyPlan;
import tools.jackson.databind.JsonNode;

class StudyCommandTest {
  private static final String PLAN =
      """
      version: 1
      title: Heads and tails
      game: coin
      axis: [random, greedy]
      soviet: random
      matches: 8
      """;

  private final Terminal terminal = new Terminal();

  @TempDir Path folder;
  private Path plan;

  @BeforeEach
  void write() throws IOException {
    plan = Files.writeString(folder.resolve("heads.yaml"), PLAN);
  }

  @Test
  void aStudyIsPlayedAndReportedBesideItsPlan() throws IOException {
    assertThat(terminal.run("study", plan.toString())).isZero();
    assertThat(terminal.out.toString())
        .startsWith("Heads and tails\ncoin short: 16 matches, seed 1\n")
        .contains("axis random", "axis greedy", "report: ");
    assertThat(folder.resolve("heads/report.html")).isNotEmptyFile();
    assertThat(Files.readAllLines(folder.resolve("heads/matches.csv"))).hasSize(17);
    byte[] log = Files.readAllBytes(folder.resolve("heads/matches.jsonl"));
    assertThat(terminal.run("study", plan.toString(), "--json")).isZero();
    assertThat(folder.resolve("heads/matches.jsonl")).hasBinaryContent(log);
    JsonNode json = terminal.json();
    assertThat(json.path("all").path("matches").asInt()).isEqualTo(16);
    assertThat(json.path("cells").path(1).path("values").path("axis").asString())
        .isEqualTo("greedy");
    assertThat(json.path("effects").size()).isEqualTo(1);
  }

  @Test
  void whatCannotBeStudiedGetsOneLineAndExitCode2() throws IOException {
    refused("no-such.yaml:1: there is no such file", folder.resolve("no-such.yaml").toString());
    refused("lab-spark", plan.toString(), "--master", "local[2]");
    refused("--threads should lie between", plan.toString(), "--threads", "0");
    refused("is no folder", plan.toString(), "--out", plan.toString());
    Files.writeString(plan, PLAN + "matches: 9\n");
    refused("heads.yaml:7: ", plan.toString());
    Files.writeString(plan, PLAN.replace("greedy", "rommel"));
    refused("heads.yaml:4: unknown bot 'rommel'", plan.toString());
    Files.writeString(plan, PLAN + "changes: [{file: charts, at: a.b, value: 1}]\n");
    refused("heads.yaml:7: charts: no rule reads 'a.b'", plan.toString());
    assertThat(folder.resolve("heads")).doesNotExist();
  }

  private void refused(String reason, String... words) {
    String[] all = new String[words.length + 1];
    all[0] = "study";
    System.arraycopy(words, 0, all, 1, words.length);
    assertThat(terminal.run(all)).isEqualTo(2);
    assertThat(terminal.errors()).singleElement().asString().contains(reason);
    assertThat(terminal.out.toString()).isEmpty();
  }

  @Test
  void aProcessThatIsKilledLosesNoMatchAndRepeatsNone() throws Exception {
    Path slow = folder.resolve("slow.yaml");
    Files.writeString(
        slow, "version: 1\ngame: kharkov\naxis: random\nsoviet: random\nmatches: 14\nseed: 3\n");
    Path out = folder.resolve("killed");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "stavka.app.Main",
                "study",
                slow.toString(),
                "--out",
                out.toString(),
                "--threads",
                "2")
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("output.txt").toFile())
            .start();
    Path log = out.resolve("matches.jsonl");
    while (process.isAlive() && (!Files.exists(log) || Files.size(log) < 20_000)) {
      Thread.sleep(5);
    }
    process.destroyForcibly();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    String kept = Files.readString(log);
    kept = kept.substring(0, kept.lastIndexOf('\n') + 1);
    assertThat(kept.lines().count()).isGreaterThan(1);
    assertThat(study(slow, out)).isZero();
    assertThat(Files.readString(log)).startsWith(kept);
    assertThat(Files.readAllLines(log).stream().skip(1))
        .hasSize(14)
        .extracting(line -> line.substring(0, line.indexOf(",\"seed\"")))
        .doesNotHaveDuplicates();
    assertThat(Files.readAllLines(out.resolve("matches.csv"))).hasSize(15);
  }

  private static int study(Path file, Path out) {
    return Main.commandLine(Games.all()).execute("study", file.toString(), "--out", out.toString());
  }

  @Test
  void aValueOfAGamesDataCanBeAnother() {
    Change air = new Change("charts", "air_points.axis.5", "9");
    Change corps = new Change("order-of-battle", "counters[setup.turn=5].setup.turn", "7");
    Kharkov changed = (Kharkov) Games.all().variant("kharkov", List.of(air, corps));
    Kharkov shipped = (Kharkov) Games.all().find("kharkov").orElseThrow();
    assertThat(changed.theatre().charts().airPoints(Side.AXIS, 5)).isEqualTo(9);
    assertThat(changed.theatre().charts().airPoints(Side.AXIS, 6)).isEqualTo(4);
    assertThat(shipped.theatre().charts().airPoints(Side.AXIS, 5)).isEqualTo(4);
  }

  @Test
  void theExampleOfAPlanCanBePlayed() throws IOException {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("docs/examples"))) {
      folder = folder.getParent();
    }
    StudyPlan example =
        StudyPlan.read(Documents.yaml(folder.resolve("docs/examples/kharkov-air.yaml")));
    Study study = new Study(example, Games.all(), Bots::find, "test");
    assertThat(study.cells()).hasSize(9);
  }
}
