package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.Optional;
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

/**
 * A record of every scenario, kept for good: rules that change what an old match meant break it. To
 * make a new one, save a match with {@code ./stavka simulate GAME --scenario ID --axis greedy
 * --soviet greedy --seed 1 --save DIR}, pack it with {@code gzip -9n} and put it under {@code
 * src/test/resources/golden} as {@code GAME-ID.jsonl.gz}.
 */
@Tag("golden")
class GoldenRecordsTest {

  static Stream<Arguments> scenarios() {
    return Games.all().list().stream()
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
  void theGoldenRecordOfEveryScenarioReplays(Game game, Scenario scenario)
      throws URISyntaxException {
    String name = "/golden/" + game.slug() + "-" + scenario.id() + ".jsonl";
    Optional<URL> found =
        Stream.of(name + ".gz", name)
            .flatMap(file -> Stream.ofNullable(GoldenRecordsTest.class.getResource(file)))
            .findFirst();
    assertThat(found).as("the golden record %s", name).isPresent();
    try (RecordReader reader = RecordReader.open(Path.of(found.orElseThrow().toURI()))) {
      Replay replay = Replay.verify(game, reader);
      assertThat(replay.verdict()).as("its verdict").isNotNull();
    }
  }
}
