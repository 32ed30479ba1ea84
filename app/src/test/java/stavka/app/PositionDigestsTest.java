package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.formats.record.RecordReader;
import stavka.formats.record.Replay;
import stavka.lab.PositionDigests;

/**
 * What a golden record does not hold: all that could have been ordered, forecast, seen and refused
 * along its way. A rule that changes in a corner no match went into shows here. To renew the marks
 * on purpose: {@code ./stavka replay --digests 23 GAME-ID.jsonl.gz}, without its last line, into
 * {@code GAME-ID.digests} beside it.
 */
@Tag("golden")
class PositionDigestsTest {
  private static final int EVERY = 23;

  @ParameterizedTest
  @MethodSource("stavka.app.GoldenRecordsTest#scenarios")
  void everyGameAnswersAsBeforeAlongItsGoldenRecords(Game game, Scenario scenario)
      throws IOException, URISyntaxException {
    String name = "/golden/" + game.slug() + "-" + scenario.id();
    List<String> marks = new ArrayList<>();
    try (RecordReader reader = RecordReader.open(resource(name + ".jsonl.gz"))) {
      Replay.verify(
          game, reader, new PositionDigests(game, EVERY, digest -> marks.add(digest.line())));
    }
    assertThat(marks).containsExactlyElementsOf(lines(name + ".digests"));
  }

  private static Path resource(String name) throws URISyntaxException {
    return Path.of(Objects.requireNonNull(PositionDigestsTest.class.getResource(name)).toURI());
  }

  private static List<String> lines(String name) throws IOException {
    try (InputStream in = PositionDigestsTest.class.getResourceAsStream(name)) {
      assertThat(in).as(name).isNotNull();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }
}
