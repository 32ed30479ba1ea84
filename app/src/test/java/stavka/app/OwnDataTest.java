package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.formats.GameFiles;

/** A player who owns the printed game puts his own figures in the place of ours. */
class OwnDataTest {
  @TempDir private Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... words) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    return Main.commandLine(Games.all())
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(words);
  }

  private Path copy() {
    assertThat(run("data", "kharkov", "--out", folder.resolve("mine").toString())).isZero();
    return folder.resolve("mine");
  }

  private static void edit(Path file, String from, String to) throws IOException {
    String text = Files.readString(file);
    assertThat(text).contains(from);
    Files.writeString(file, text.replace(from, to));
  }

  @ParameterizedTest
  @ValueSource(strings = {"kharkov", "guderian", "redstar", "bautzen"})
  void everyValueIsReadByARuleOrThePage(String slug) {
    Games games = Games.all();
    GameFiles files = games.files(slug);
    games.make(slug, files);
    for (Map.Entry<String, List<String>> unread : files.unread().entrySet()) {
      assertThat(unread.getValue()).as(unread.getKey()).isEmpty();
    }
  }

  @Test
  void theReconstructedIsListedWithItsReasons() {
    assertThat(run("data", "kharkov")).isZero();
    assertThat(out.toString())
        .contains("charts.yaml: ")
        .contains("air_points: The printed calendar is not at hand.")
        .doesNotContain("your own");
  }

  @Test
  void aCopyPlaysAsTheShippedGameUntilItIsEdited() throws IOException {
    Path mine = copy();
    String[] match = {
      "simulate", "kharkov", "--games", "1", "--axis", "random", "--soviet", "random", "--seed", "3"
    };
    assertThat(run(with(match, "--save", folder.resolve("as-shipped").toString()))).isZero();
    Path shipped = record("as-shipped");
    assertThat(run("replay", shipped.toString(), "--data", mine.toString())).isZero();

    edit(mine.resolve("kharkov/charts.yaml"), "axis: [1, 1, 2,", "axis: [4, 4, 4,");
    assertThat(run("data", "kharkov", "--data", mine.toString())).isZero();
    assertThat(out.toString()).contains("your own: charts.yaml: air_points.axis.1: 4 instead of 1");
    assertThat(run("replay", shipped.toString(), "--data", mine.toString())).isEqualTo(2);
    assertThat(err.toString()).contains("played with the shipped data, here are data of someone");

    String[] own = {"--data", mine.toString(), "--save", folder.resolve("own").toString()};
    assertThat(run(with(match, own))).isZero();
    Path played = record("own");
    assertThat(run("replay", played.toString(), "--data", mine.toString())).isZero();
    assertThat(run("replay", played.toString())).isEqualTo(2);
    assertThat(err.toString()).contains("--data names a folder");
  }

  private Path record(String name) throws IOException {
    try (var files = Files.list(folder.resolve(name))) {
      return files.findFirst().orElseThrow();
    }
  }

  private static String[] with(String[] words, String... more) {
    String[] all = java.util.Arrays.copyOf(words, words.length + more.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return all;
  }

  @Test
  void whatCannotBeUsedGetsOneLineAndExitCode2() throws IOException {
    Path mine = copy();
    refused("nothing was written", "data", "kharkov", "--out", mine.toString());
    refused("has no folder named kharkov or guderian", "games", "--data", folder.toString());
    Path charts = mine.resolve("kharkov/charts.yaml");
    edit(charts, "stacking: {units: 3", "stacking: {units: many");
    refused("should be a whole number, not 'many'", "games", "--data", mine.toString());
    edit(charts, "stacking: {units: many", "stacking: {units: 3, untis: 4");
    refused("no rule reads 'limits.stacking.untis'", "games", "--data", mine.toString());
    refused("no rule reads", "serve", "--port", "0", "--data", mine.toString());
  }

  private void refused(String reason, String... words) {
    assertThat(run(words)).isEqualTo(2);
    assertThat(err.toString().lines()).hasSize(1);
    assertThat(err.toString()).contains(reason);
  }
}
