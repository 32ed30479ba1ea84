package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.formats.record.RecordReader;
import stavka.formats.record.Replay;
import stavka.lab.PositionDigests;

/**
 * A record of every scenario, kept for good: rules that change what an old match meant break it.
 * Beside it lie digests of what a record does not hold: all that could have been ordered, forecast,
 * seen and refused along its way, so that a rule that changes in a corner no match went into shows
 * too.
 *
 * <p>To make a new record, save a match with {@code ./stavka simulate GAME --scenario ID --axis
 * greedy --soviet greedy --seed 1 --save DIR}, pack it with {@code gzip -9n} and put it under
 * {@code src/test/resources/golden} as {@code GAME-ID.jsonl.gz}; its digests are what {@code
 * ./stavka replay --digests 23 GAME-ID.jsonl.gz} prints, without the last line, in {@code
 * GAME-ID.digests}. With {@code -Dstavka.game=GAME} only that game's are tried.
 */
@Tag("golden")
class GoldenRecordsTest {
  private static final int EVERY = 23;

  static Stream<Arguments> scenarios() {
    String only = System.getProperty("stavka.game", "");
    return Games.all().list().stream()
        .filter(game -> only.isEmpty() || game.slug().equals(only))
        .flatMap(
            game ->
                game.scenarios().stream()
                    .map(
                        scenario ->
                            Arguments.of(
                                Named.of(game.slug(), game), Named.of(scenario.id(), scenario))));
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void theGoldenRecordOfEveryScenarioReplaysAndTheGameAnswersAsBeforeAlongIt(
      Game game, Scenario scenario) throws IOException, URISyntaxException {
    String name = "/golden/" + game.slug() + "-" + scenario.id();
    URL found = GoldenRecordsTest.class.getResource(name + ".jsonl.gz");
    assertThat(found).as("the golden record %s", name).isNotNull();
    List<String> digests = new ArrayList<>();
    try (RecordReader reader = RecordReader.open(Path.of(found.toURI()))) {
      Replay replay =
          Replay.verify(
              game, reader, new PositionDigests(game, EVERY, digest -> digests.add(digest.line())));
      assertThat(replay.verdict()).as("its verdict").isNotNull();
    }
    assertThat(digests).containsExactlyElementsOf(lines(name + ".digests"));
  }

  private static List<String> lines(String name) throws IOException {
    try (InputStream in = GoldenRecordsTest.class.getResourceAsStream(name)) {
      assertThat(in).as(name).isNotNull();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }
}
