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
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class CommandsTest {
  private final Terminal terminal = new Terminal();

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games",
        "rules",
        "simulate",
        "study",
        "tournament",
        "replay",
        "fuzz",
        "offered",
        "usage",
        "referee",
        "review",
        "bench"
      })
  void everyCommandHasHelp(String command) {
    assertThat(terminal.run(command, "--help")).isZero();
    assertThat(terminal.out.toString()).startsWith("Usage: stavka " + command);
    assertThat(terminal.errors()).isEmpty();
  }

  @Test
  void gamesAreListed() {
    assertThat(terminal.run("games")).isZero();
    assertThat(terminal.out.toString()).contains("coin").contains("short").contains("4 turns");
    assertThat(terminal.run("games", "--json")).isZero();
    JsonNode game = terminal.json().path("games").path(0);
    assertThat(game.path("slug").asString()).isEqualTo("coin");
    assertThat(game.path("title").path("fr").asString()).isEqualTo("Pile ou face");
    assertThat(game.path("scenarios").path(0).path("turns").asInt()).isEqualTo(4);
  }

  @Test
  void matchesAreSimulatedSavedAndReplayed() throws IOException {
    Path into = folder.resolve("new/folder");
    assertThat(simulate("--games", "5", "--save", into.toString())).isZero();
    assertThat(terminal.out.toString())
        .startsWith("coin short: 5 matches, axis random, soviet random, seed 7");
    List<Path> files;
    try (var list = Files.list(into)) {
      files = list.sorted().toList();
    }
    assertThat(files).hasSize(5);
    assertThat(terminal.run("replay", files.get(0).toString(), files.get(4).toString())).isZero();
    assertThat(terminal.out.toString().lines())
        .hasSize(2)
        .allMatch(line -> line.contains(": good: coin short, seed"));
    assertThat(terminal.run("replay", "--json", files.get(0).toString())).isZero();
    assertThat(terminal.json().path("records").path(0).path("good").asBoolean()).isTrue();
    assertThat(terminal.json().path("records").path(0).path("orders").asInt()).isEqualTo(8);
  }

  @Test
  void aSimulationCanBeReadByPrograms() {
    assertThat(simulate("--games", "20", "--threads", "3", "--json")).isZero();
    JsonNode json = terminal.json();
    JsonNode wins = json.path("wins");
    assertThat(wins.path("axis").asInt() + wins.path("soviet").asInt() + wins.path("draw").asInt())
        .isEqualTo(20);
    assertThat(json.path("orders").path("mean").asDouble()).isEqualTo(8);
    assertThat(terminal.errors()).isEmpty();
  }

  @Test
  void aRecordIsNeverOverwritten() throws IOException {
    assertThat(simulate("--games", "2", "--save", folder.toString())).isZero();
    Path second = folder.resolve("coin-short-7-0002.jsonl");
    Files.delete(folder.resolve("coin-short-7-0001.jsonl"));
    Files.writeString(second, "mine");
    assertThat(simulate("--games", "2", "--save", folder.toString())).isEqualTo(2);
    assertThat(terminal.errors()).singleElement().asString().contains("is there already");
    assertThat(second).hasContent("mine");
    try (var list = Files.list(folder)) {
      assertThat(list).containsExactly(second);
    }
  }

  @Test
  void aFolderThatCannotBeMadeIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "x");
    assertThat(simulate("--save", file.toString())).isEqualTo(2);
    assertThat(terminal.errors()).singleElement().asString().contains("cannot make the folder");
    assertThat(simulate("--save", file.resolve("below").toString())).isEqualTo(2);
    assertThat(terminal.errors()).hasSize(1);
  }

  @Test
  void aGameIsFuzzed() {
    assertThat(terminal.run("fuzz", "coin", "--games", "20", "--seed", "3")).isZero();
    assertThat(terminal.out.toString()).startsWith("coin short conforms: 20 matches, 160 orders");
    assertThat(terminal.run("fuzz", "coin", "--json", "--match", "-5")).isZero();
    assertThat(terminal.json().path("matches").asInt()).isEqualTo(1);
    assertThat(terminal.run("fuzz", "coin", "--longest", "3", "--json")).isEqualTo(1);
    assertThat(terminal.json().path("breach").asString()).contains("the match does not end");
    assertThat(terminal.errors()).singleElement().asString().contains("coin short, seed ");
  }

  @Test
  void usageCountsOrdersAndShowsThoseThatNeverOccur() {
    assertThat(terminal.run("usage", "coin", "--games", "2", "--bot", "random")).isZero();
    assertThat(terminal.out.toString())
        .startsWith("coin: 2 matches of random")
        .contains("times  order or option", "times  event", "times  rule");
    assertThat(terminal.run("usage", "coin", "--games", "2", "--bot", "random", "--json")).isZero();
    assertThat(terminal.json().path("matches").asInt()).isEqualTo(2);
    int missing = terminal.json().path("notExplained").size();
    int code = terminal.run("usage", "coin", "--games", "2", "--bot", "random", "--strict");
    assertThat(code).isEqualTo(missing == 0 ? 0 : 1);
  }

  @Test
  void ordersThatAreOfferedAreCounted() {
    terminal.run("offered", "coin", "--games", "2");
    assertThat(terminal.out.toString()).startsWith("positions  option offered");
    terminal.run("offered", "coin", "--games", "2", "--json");
    assertThat(terminal.json().path("offered").isObject()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          simulate chess | unknown game 'chess', known: coin
          simulate | Missing required parameter: 'GAME'
          simulate coin --axis rommel | unknown bot 'rommel', known: random
          simulate coin --soviet rommel | unknown bot 'rommel'
          simulate coin --scenario long | unknown scenario 'long', known: short
          simulate coin --games 0 | --games should lie between 1 and 1000000, not 0
          simulate coin --games -3 | --games should lie between 1 and 1000000, not -3
          simulate coin --games many | Invalid value for option '--games'
          simulate coin --games 99999999999 | Invalid value for option '--games'
          simulate coin --threads 0 | --threads should lie between 1 and
          simulate coin --seed 99999999999999999999 | Invalid value for option '--seed'
          simulate coin --option edge=1 | --option: unknown option 'edge'; this scenario has none
          simulate coin --option edge=much | --option: 'edge' should be on, off or a number, not 'much'
          simulate coin --option edge | Value for option option '--option'
          tournament coin --bots random,greedy --option edge=on | --option: unknown option 'edge'
          simulate coin --save | Missing required parameter for option '--save'
          simulate coin --loud | unknown option '--loud'
          simulate coin chess | unexpected argument 'chess'
          rules chess | unknown game 'chess'
          fuzz chess | unknown game 'chess'
          fuzz coin --games 0 | --games should lie between
          fuzz coin --familiar xyz | --familiar: 'xyz' is not a hexadecimal number
          usage chess | unknown game 'chess'
          usage coin --games 0 | --games should lie between
          usage coin --bot rommel | unknown bot 'rommel'
          usage coin --scenario long | unknown scenario 'long', known: short
          offered chess | unknown game 'chess'
          offered coin --games 0 | --games should lie between
          simulate coin --axis exec:no-such-program | there is no program 'no-such-program'
          simulate coin --axis exec: | no program is named after exec:
          simulate coin --order-seconds 0 --axis exec:sh | --order-seconds and --match-seconds should be above 0
          referee coin | coin shows nothing to outside programs
          review no-such-file | no-such-file:1: there is no such file
          review x --playouts 1 | --playouts should lie between 2 and 1000
          review x --lang de | --lang should be en or fr, not 'de'
          replay | Missing required parameter: 'FILE'
          replay no-such-file | no-such-file:1: there is no such file
          bench moon | unknown area 'moon', known: engine
          bench --only ( | --only: Unclosed group in '('
          bench --rounds 0 | --rounds should lie between
          """)
  void badInputGetsOneLineAndExitCode2(String words, String reason) {
    assertThat(terminal.run(words.split(" "))).isEqualTo(2);
    assertThat(terminal.errors()).singleElement().asString().contains(reason);
    assertThat(terminal.out.toString()).isEmpty();
  }

  @Test
  void aDamagedRecordIsNamedAndTheOthersStillChecked() throws IOException {
    assertThat(simulate("--games", "2", "--save", folder.toString())).isZero();
    Path good = folder.resolve("coin-short-7-0001.jsonl");
    Path bad = folder.resolve("coin-short-7-0002.jsonl");
    List<String> lines = Files.readAllLines(bad);
    Files.write(bad, lines.subList(0, 4));
    assertThat(terminal.run("replay", bad.toString(), good.toString())).isEqualTo(2);
    assertThat(terminal.errors())
        .singleElement()
        .asString()
        .endsWith(bad + ":5: the record is cut short: the line with the verdict is missing");
    assertThat(terminal.out.toString().lines()).singleElement().asString().contains("good");
    assertThat(terminal.run("replay", "--json", bad.toString())).isEqualTo(2);
    assertThat(terminal.json().path("records").path(0).path("line").asInt()).isEqualTo(5);
    Files.writeString(bad, lines.getFirst().replace("\"coin\"", "\"chess\"") + "\n");
    assertThat(terminal.run("replay", bad.toString())).isEqualTo(2);
    assertThat(terminal.errors()).singleElement().asString().endsWith(":1: unknown game 'chess'");
  }

  private int simulate(String... more) {
    String[] words = new String[more.length + 8];
    List<String> begin =
        List.of("simulate", "coin", "--axis", "random", "--soviet", "random", "--seed", "7");
    for (int i = 0; i < words.length; i++) {
      words[i] = i < 8 ? begin.get(i) : more[i - 8];
    }
    return terminal.run(words);
  }
}
