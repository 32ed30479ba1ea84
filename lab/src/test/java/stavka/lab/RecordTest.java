package stavka.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.ai.RandomBot;
import stavka.formats.BadFile;
import stavka.formats.record.RecordReader;
import stavka.formats.record.Replay;

class RecordTest {
  private static final long SEED = Long.MIN_VALUE + 1;

  @TempDir Path folder;

  private final ToyGame game = new ToyGame();
  private final MatchRunner runner =
      new MatchRunner(game, game.scenario("small"), new RandomBot(), new RandomBot(), "test");
  private Path file;
  private MatchResult result;

  @BeforeEach
  void playOne() {
    file = folder.resolve("match.jsonl");
    result = runner.play(SEED, file);
  }

  @Test
  void aSavedMatchReplaysToTheSameEnd() {
    try (RecordReader reader = RecordReader.open(file)) {
      assertThat(reader.header().seed()).isEqualTo(SEED);
      Replay replay = Replay.verify(game, reader);
      assertThat(replay.orders()).isEqualTo(result.orders());
      assertThat(replay.verdict()).isEqualTo(result.verdict());
    }
  }

  @Test
  void theSameSeedGivesTheSameBytesAndNothingElseInTheFolder() throws IOException {
    Path again = folder.resolve("again.jsonl");
    runner.play(SEED, again);
    assertThat(Files.mismatch(file, again)).isEqualTo(-1);
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactlyInAnyOrder(file, again);
    }
  }

  @Test
  void aCompressedRecordIsReadAsWellAndItsDamageFound() throws IOException {
    Path packed = folder.resolve("match.jsonl.gz");
    runner.play(SEED, packed);
    try (RecordReader reader = RecordReader.open(packed)) {
      assertThat(Replay.verify(game, reader).orders()).isEqualTo(result.orders());
    }
    byte[] bytes = Files.readAllBytes(packed);
    Files.write(packed, java.util.Arrays.copyOf(bytes, bytes.length / 2));
    assertThatThrownBy(
            () -> {
              try (RecordReader reader = RecordReader.open(packed)) {
                Replay.verify(game, reader);
              }
            })
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("damaged");
  }

  @Test
  void otherSpacingSaysTheSame() throws IOException {
    assertThat(replay(lines -> lines.replaceAll(line -> line.replace("\":", "\" : "))).orders())
        .isEqualTo(result.orders());
  }

  @Test
  void aSeedMayBeWrittenAsANumber() throws IOException {
    replay(lines -> lines.set(0, lines.get(0).replace("\"" + SEED + "\"", "" + SEED)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          1 | "stavka-record" | "other" | this is no Stavka record
          1 | "version":1 | "version":2 | record version 2 cannot be read, only 1
          1 | "game":"toy" | "game":"chess" | a record of 'chess', not of 'toy'
          1 | "scenario":"small" | "scenario":"big" | unknown scenario 'big'
          1 | "luck":4 | "pluck":4 | unknown option 'pluck'
          1 | "luck":4 | "luck":"x" | option 'luck' should be a whole number
          1 | "seed":" | "seed":"x | 'seed' should be a whole number of 64 bits
          1 | "map":" | "map":"0 | played on another map
          1 | "axis" | "blue" | unknown field 'blue' in the header
          1 | ,"soviet":"random" | `` | 'soviet' is missing in the header
          2 | "n":1 | "n":2 | the number of the order is 2, but should be 1
          2 | "turn":1 | "turn":3 | the turn is 3, but should be 1
          2 | "phase":0 | "phase":1 | the phase is 1, but should be 0
          2 | "side":"soviet" | "side":"axis" | the side is axis, but should be soviet
          2 | "decision":"move" | "decision":"rest" | the decision is rest, but should be move
          2 | "order":{ | "order":{"extra":1, | unknown field 'extra' in
          2 | "order":{"type":" | "order":{"type":"x | unknown type
          2 | "events":[ | "events":[{"type":"moved"}, | event 1 of order 1 differs: the record has
          2 | } | ` ` | not JSON
          2 | "n":1 | "n":1,"n":1 | not JSON: Duplicate Object property "n"
          """)
  void tamperingIsNamedWithItsLine(int line, String found, String put, String reason) {
    assertThatThrownBy(() -> replay(lines -> change(lines, line, found, put)))
        .isInstanceOf(BadFile.class)
        .hasMessageStartingWith("match.jsonl:" + line + ": ")
        .hasMessageContaining(reason)
        .message()
        .doesNotContain("\n");
  }

  @Test
  void aRefusedOrderIsNamedWithItsRule() {
    assertThatThrownBy(
            () ->
                replay(
                    lines ->
                        lines.set(
                            1,
                            lines
                                .get(1)
                                .replaceAll(
                                    "\"order\":\\{.*?}",
                                    "\"order\":{\"type\":\"move\",\"units\":[\"ger-a\"],\"path\":[\"0201\"],\"mode\":\"march\"}"))))
        .hasMessage("match.jsonl:2: order 1 is refused, 1.0: the ger-a is not yours to command.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"type":"move","units":["sov-z"],"path":["0201"],"mode":"march"} | unknown unit 'sov-z' in move.units
          {"type":"move","units":["sov-a"],"path":["9901"],"mode":"march"} | unknown hex '9901' in move.path
          {"type":"move","units":["sov-a"],"path":["0301"]} | 'mode' is missing in move
          {"type":"move","units":["sov-a"],"path":[null],"mode":"march"} | null in move.path
          {"type":"move","units":"sov-a","path":["0301"],"mode":"march"} | move.units should be a list, not 'sov-a'
          """)
  void anOrderThatIsNoneIsNamed(String order, String reason) {
    assertThatThrownBy(
            () ->
                replay(
                    lines ->
                        lines.set(
                            1, lines.get(1).replaceAll("\"order\":\\{.*?}", "\"order\":" + order))))
        .hasMessage("match.jsonl:2: " + reason);
  }

  @Test
  void everyWayOfCuttingARecordShortIsNoticed() throws IOException {
    String text = Files.readString(file);
    for (int length = 0; length < text.length() - 1; length++) {
      String cut = text.substring(0, length);
      assertThatThrownBy(() -> replay(cut))
          .as("cut at " + cut.length())
          .isInstanceOf(BadFile.class);
    }
  }

  @Test
  void aLostOrDoubledLineIsNoticed() {
    assertThatThrownBy(() -> replay(lines -> lines.remove(2))).hasMessageContaining(":3: ");
    assertThatThrownBy(() -> replay(lines -> lines.add(2, lines.get(1))))
        .hasMessageContaining(":3: the number of the order is 1, but should be 2");
    assertThatThrownBy(() -> replay(lines -> lines.add("{}")))
        .hasMessageContaining("something follows the line with the verdict");
  }

  @Test
  void anotherVerdictIsNoticed() {
    assertThatThrownBy(
            () ->
                replay(
                    lines ->
                        lines.set(
                            lines.size() - 1,
                            lines.getLast().replace("\"axisPoints\":", "\"axisPoints\":9"))))
        .hasMessageContaining("the verdict differs");
  }

  @Test
  void otherFilesAreNoRecords() throws IOException {
    assertThatThrownBy(() -> replay("")).hasMessage("match.jsonl:1: the file is empty");
    assertThatThrownBy(() -> replay("hello\n"))
        .hasMessage("match.jsonl:1: this is no Stavka record");
    assertThatThrownBy(() -> replay("[1]")).hasMessage("match.jsonl:1: this is no Stavka record");
    Path binary = folder.resolve("binary");
    Files.write(binary, new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
    assertThatThrownBy(() -> RecordReader.open(binary))
        .hasMessageEndingWith("cannot be read as UTF-8 text");
    assertThatThrownBy(() -> RecordReader.open(folder.resolve("none")))
        .hasMessageEndingWith("none:1: there is no such file");
    assertThatThrownBy(() -> RecordReader.open(folder)).hasMessageEndingWith("cannot be read");
  }

  private static void change(List<String> lines, int line, String found, String put) {
    String before = lines.get(line - 1);
    assertThat(before).contains(found);
    int at = put.equals(" ") ? before.lastIndexOf(found) : before.indexOf(found);
    lines.set(line - 1, before.substring(0, at) + put + before.substring(at + found.length()));
  }

  private interface Change {
    void to(List<String> lines);
  }

  private Replay replay(Change change) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    change.to(lines);
    return replay(String.join("\n", lines) + "\n");
  }

  private Replay replay(String text) {
    return Replay.verify(game, RecordReader.of("match.jsonl", new StringReader(text)));
  }
}
