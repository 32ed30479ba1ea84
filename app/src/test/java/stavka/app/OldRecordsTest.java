package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.position.Position;
import stavka.formats.record.MapDigest;
import stavka.formats.record.Notation;
import stavka.formats.record.RecordHeader;
import stavka.formats.record.RecordLine;
import stavka.formats.record.RecordReader;
import stavka.formats.record.RecordText;
import stavka.formats.record.Replay;
import stavka.kharkov.Kharkov;

/**
 * Records from before the first placement was told: they read, whatever the rules give by now, and
 * replay as far as the rules are what they were.
 */
class OldRecordsTest {
  private static RecordReader open(String file) {
    try {
      URL url = Objects.requireNonNull(OldRecordsTest.class.getResource("/old/" + file));
      return RecordReader.open(Path.of(url.toURI()));
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kharkov-campaign.jsonl.gz",
        "guderian-campaign.jsonl.gz",
        "redstar-turning-point.jsonl.gz"
      })
  void aRecordWithoutTheFirstPlacementReadsToItsEnd(String file) {
    try (RecordReader reader = open(file)) {
      RecordHeader header = reader.header();
      assertThat(header.begins()).isEmpty();
      Game game = Games.all().find(header.game()).orElseThrow();
      Position start = game.setUp(game.scenario(header.scenario()), header.seed());
      Notation notation = Notation.of(game, start);
      // On another map some hexes may have other numbers; the lines read all the same.
      boolean sameMap = header.map().equals(MapDigest.of(start.setting().map()));
      int orders = 0;
      RecordLine line = reader.next();
      while (line instanceof RecordLine.Given given) {
        orders++;
        if (sameMap) {
          assertThat(notation.readOrder(given.order())).isNotNull();
        }
        assertThat(given.events().isArray()).isTrue();
        line = reader.next();
      }
      assertThat(((RecordLine.Ending) line).orders()).isEqualTo(orders);
    }
  }

  /** A match of today, written as such records were: fewer events, and phases announced late. */
  @Test
  void aRecordThatTellsLessIsReplayedByWhatItTells() {
    Game game = new Kharkov();
    Scenario scenario = game.scenarios().getFirst();
    Position position = game.setUp(scenario, 5);
    RecordText text = new RecordText(game, position);
    RecordHeader header = RecordHeader.of(game, position, scenario, 5, "old", "random", "random");
    StringBuilder record = new StringBuilder();
    record.append(text.header(header).replaceAll(",\"begins\":\\[.*]}", "}")).append('\n');
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 1; i <= 60; i++) {
      Order order = game.legal(position).sample(random);
      Ruling.Accepted ruling = (Ruling.Accepted) game.submit(position, order);
      String line =
          text.order(
              i, position, game.decision(position), order, ruling.events(), ruling.position());
      record.append(early(line)).append('\n');
      position = ruling.position();
    }
    record.append("{\"verdict\":null,\"orders\":60}\n");
    assertThat(Replay.verify(game, reader(record.toString())).orders()).isEqualTo(60);

    String lie =
        record
            .toString()
            .replaceFirst(
                "\"events\":\\[\\{\"type\":\"placed\"", "\"events\":[{\"type\":\"advanced\"");
    assertThatThrownBy(() -> Replay.verify(game, reader(lie))).hasMessageContaining("differs");
  }

  private static RecordReader reader(String text) {
    return RecordReader.of("record", new StringReader(text));
  }

  /** Leaves out of a line what was not told once. */
  private static String early(String line) {
    String told = line;
    for (String later :
        List.of(
            "boxed",
            "marked",
            "shown",
            "counted",
            "hex-marked",
            "control-changed",
            "steps-counted",
            "points-counted")) {
      told = told.replaceAll("\\{\"type\":\"" + later + "\"[^{}]*},?", "");
    }
    return told.replace(",]", "]");
  }
}
