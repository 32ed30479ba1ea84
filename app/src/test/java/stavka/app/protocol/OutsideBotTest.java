package stavka.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.ai.Bot;
import stavka.ai.RandomBot;
import stavka.engine.play.Game;
import stavka.engine.value.Side;
import stavka.formats.record.RecordReader;
import stavka.formats.record.Replay;
import stavka.kharkov.Kharkov;
import stavka.lab.MatchResult;
import stavka.lab.MatchRunner;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class OutsideBotTest {
  private static final Game KHARKOV = new Kharkov();
  private static final TimeLimits PATIENT = new TimeLimits(120, 600);

  @TempDir Path folder;

  static Bot trial(TimeLimits limits, String... words) {
    try {
      Path classes =
          Path.of(TrialBot.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Path java = Path.of(System.getProperty("java.home"), "bin", "java");
      String command =
          "exec:'%s' -XX:TieredStopAtLevel=1 -cp '%s' %s '%s'"
              .formatted(java, classes, TrialBot.class.getName(), String.join("' '", words));
      return OutsideBot.of(command, limits, "test");
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private MatchResult play(Bot axis, long seed) {
    return runner(axis).play(seed, folder.resolve("match.jsonl"));
  }

  private static MatchRunner runner(Bot axis) {
    return new MatchRunner(KHARKOV, KHARKOV.scenarios().getFirst(), axis, new RandomBot(), "test");
  }

  private Replay replay() {
    try (RecordReader reader = RecordReader.open(folder.resolve("match.jsonl"))) {
      return Replay.verify(KHARKOV, reader);
    }
  }

  @Test
  void aProgramThatKeepsToTheProtocolPlaysAMatchToItsEnd() throws IOException {
    Path farewell = folder.resolve("farewell");
    MatchResult result = play(trial(PATIENT, "honest", farewell.toString()), 1);
    assertThat(result.forfeit()).isNull();
    Replay replay = replay();
    assertThat(replay.verdict()).isEqualTo(result.verdict());
    assertThat(replay.forfeit()).isNull();
    JsonNode end = JsonMapper.shared().readTree(Files.readString(farewell));
    assertThat(end.path("verdict").path("level").asString()).isEqualTo(result.verdict().level());
  }

  @Test
  void theSameSeedGivesAnHonestProgramTheSameMatch() {
    MatchRunner runner = runner(trial(PATIENT, "honest"));
    MatchResult first = runner.play(7);
    MatchResult again = runner.play(7);
    assertThat(again.verdict()).isEqualTo(first.verdict());
    assertThat(again.orders()).isEqualTo(first.orders());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          garbage | it wrote 'I am a bot.': not JSON
          binary | a line is no UTF-8 text
          exit | it ended with exit code 3: NameError: name 'panzer' is not defined
          closes | it closed its output
          longest-line | a line is longer than 1048576 bytes
          newer | it is not ready for protocol 1
          illegal | 3 refusals, the last: {"type":"order"
          unreadable | 3 refusals, the last: {"type":"order"
          stale | 3 refusals, the last: {"type":"order","n":0
          peeks | what the other side sees is not yours to ask for
          pries | there is no message 'seed' here
          resigns | it resigned
          endless | 20000 orders, and the match is not over
          chatty | there is no message 'ready' here
          """)
  void aProgramThatBreaksTheProtocolLosesAndTheRecordSaysWhy(String manner, String reason) {
    Bot bot = trial(PATIENT, manner);
    MatchResult result = play(bot, 1);
    assertThat(result.verdict().winner()).isEqualTo(Side.SOVIET);
    assertThat(result.verdict().level()).isEqualTo(MatchResult.FORFEIT);
    assertThat(result.forfeit()).startsWith(bot.name() + ": ").contains(reason);
    Replay replay = replay();
    assertThat(replay.verdict()).isNull();
    assertThat(replay.forfeit()).isNotNull();
    assertThat(replay.forfeit().side()).isEqualTo(Side.AXIS);
    assertThat(replay.forfeit().reason()).isEqualTo(result.forfeit());
    assertThat(replay.orders()).isEqualTo(result.orders());
  }

  @ParameterizedTest
  @CsvSource({"silent", "slow", "deaf"})
  void aProgramThatTakesTooLongLosesOnTime(String manner) {
    MatchResult result = play(trial(new TimeLimits(1.5, 600), manner), 1);
    assertThat(result.forfeit())
        .containsAnyOf("no order within 1.500 s", "it does not read what it is sent");
    assertThat(replay().forfeit()).isNotNull();
  }

  @Test
  void aMatchHasATimeLimitOfItsOwn() {
    MatchResult result = play(trial(new TimeLimits(60, 1.5), "slow"), 1);
    assertThat(result.forfeit()).contains("its 1.500 s for the match are used up");
  }

  @Test
  void whatAProgramComplainsOfIsReadAndHoldsNothingUp() {
    assertThat(play(trial(PATIENT, "complains"), 3).forfeit()).isNull();
  }

  @Test
  void whatAProgramStartedEndsWithIt() throws IOException {
    Path child = folder.resolve("child");
    assertThat(play(trial(PATIENT, "nested", child.toString()), 1).forfeit()).contains("enough");
    long pid = Long.parseLong(Files.readString(child));
    ProcessHandle.of(pid).ifPresent(OutsideBotTest::awaitEnd);
    assertThat(ProcessHandle.of(pid).filter(ProcessHandle::isAlive)).isEmpty();
  }

  private static void awaitEnd(ProcessHandle process) {
    try {
      process.onExit().join();
    } catch (CompletionException gone) {
      assertThat(gone).isNotNull();
    }
  }

  @Test
  void aCommandIsTakenApartWithoutAShell() {
    assertThat(CommandWords.split(" python3  'my bot.py' --name \"it's me\" ''$HOME "))
        .isEqualTo(List.of("python3", "my bot.py", "--name", "it's me", "$HOME"));
    assertThatThrownBy(() -> CommandWords.split("  ")).hasMessageContaining("no program is named");
    assertThatThrownBy(() -> CommandWords.split("a 'b")).hasMessageContaining("a quote is left");
    assertThatThrownBy(() -> OutsideBot.of("exec:no-such-program-here x", PATIENT, "test"))
        .hasMessage("there is no program 'no-such-program-here'");
  }
}
