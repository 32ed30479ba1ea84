package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class TournamentCommandTest {
  private final Terminal terminal = new Terminal();

  @TempDir Path folder;

  private int run(String more) {
    return terminal.run(("tournament coin --bots random,greedy " + more).strip().split(" +"));
  }

  @Test
  void botsAreRated() {
    assertThat(run("--games 6 --seed 3")).isZero();
    List<String> lines = terminal.out.toString().lines().toList();
    assertThat(lines.getFirst())
        .isEqualTo("coin short: 2 bots, 6 seeds played twice by each pairing, 12 matches, seed 3");
    assertThat(lines).anyMatch(line -> line.startsWith("random ")).anyMatch(l -> l.contains("Elo"));
    assertThat(terminal.errors()).isEmpty();
  }

  @Test
  void programsCanReadTheStandings() {
    assertThat(run("--games 6 --json")).isZero();
    JsonNode json = terminal.json();
    assertThat(json.path("matches").asInt()).isEqualTo(12);
    for (JsonNode bot : json.path("bots")) {
      JsonNode axis = bot.path("axis");
      assertThat(
              axis.path("wins").asInt() + axis.path("draws").asInt() + axis.path("losses").asInt())
          .isEqualTo(6);
      assertThat(bot.path("turnMillis").path("p90").asDouble())
          .isGreaterThanOrEqualTo(bot.path("turnMillis").path("median").asDouble());
    }
  }

  @Test
  void aTournamentInAFolderIsNotPlayedTwice() throws IOException {
    Path out = folder.resolve("new/out");
    assertThat(run("--games 3 --out " + out)).isZero();
    String first = terminal.out.toString();
    byte[] log = Files.readAllBytes(out.resolve("matches.jsonl"));
    assertThat(run("--games 3 --out " + out)).isZero();
    assertThat(terminal.out.toString()).isEqualTo(first);
    assertThat(out.resolve("matches.jsonl")).hasBinaryContent(log);
    assertThat(run("--games 3 --seed 9 --out " + out)).isEqualTo(2);
    assertThat(terminal.errors())
        .singleElement()
        .asString()
        .contains("results of other work: seed");
  }

  @Test
  void aFolderThatCannotBeUsedIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "x");
    assertThat(run("--out " + file)).isEqualTo(2);
    assertThat(terminal.errors()).singleElement().asString().contains(file.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          tournament coin | Missing required option: '--bots=BOT'
          tournament chess --bots random,greedy | unknown game 'chess'
          tournament coin --bots random | --bots should name two at least
          tournament coin --bots random,random | --bots names one twice
          tournament coin --bots random,rommel | unknown bot 'rommel'
          tournament coin --bots random,greedy --games 0 | --games should lie between
          tournament coin --bots random,greedy --threads 0 | --threads should lie between
          tournament coin --bots random,greedy --scenario long | unknown scenario 'long'
          """)
  void badInputGetsOneLineAndExitCode2(String words, String reason) {
    assertThat(terminal.run(words.split(" "))).isEqualTo(2);
    assertThat(terminal.errors()).singleElement().asString().contains(reason);
    assertThat(terminal.out.toString()).isEmpty();
  }
}
