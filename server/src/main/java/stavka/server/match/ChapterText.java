package stavka.server.match;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import stavka.engine.position.Position;
import stavka.engine.position.PositionBytes;
import stavka.engine.table.Viewer;
import stavka.server.json.JsonText;
import stavka.server.store.StoredChapter;
import tools.jackson.databind.JsonNode;

/**
 * What a chapter holds: for each order what every kind of viewer is told of it, the points at the
 * ends of turns, and the position it led to. Compressed JSON; what all are told alike is there
 * once.
 */
final class ChapterText {
  private static final Viewer[] VIEWERS = Viewer.values();

  private ChapterText() {}

  /**
   * @param end of the last of the orders
   * @return nothing if its position cannot be kept
   */
  static Optional<StoredChapter> write(
      MatchRules rules, String mark, List<Play> plays, Checkpoint end, Narrator narrator) {
    Optional<byte[]> position = PositionBytes.of(end.position());
    if (position.isEmpty()) {
      return Optional.empty();
    }
    String text =
        JsonText.object(
            out -> {
              out.writeName("told");
              out.writeStartArray();
              for (Play play : plays) {
                out.writeStartArray();
                told(rules, play, narrator).forEach(out::writeString);
                out.writeEndArray();
              }
              out.writeEndArray();
              out.writeName("points");
              out.writeStartArray();
              for (Play play : plays) {
                Play.Points points = play.points();
                if (points != null) {
                  out.writeNumber(points.turn());
                  out.writeNumber(points.axis());
                  out.writeNumber(points.soviet());
                }
              }
              out.writeEndArray();
              out.writeStringProperty(
                  "position", Base64.getEncoder().encodeToString(position.get()));
            });
    return Optional.of(
        new StoredChapter(
            rules.id(),
            plays.getFirst().number(),
            end.orders(),
            end.entry(),
            mark,
            Base64.getEncoder().encodeToString(compressed(text))));
  }

  /** For each kind of viewer, one text if it is the same for all. */
  private static List<String> told(MatchRules rules, Play play, Narrator narrator) {
    List<String> texts = new ArrayList<>();
    for (Viewer viewer : VIEWERS) {
      texts.add(narrator.past(rules, play, viewer));
    }
    return texts.stream().distinct().count() == 1 ? List.of(texts.getFirst()) : texts;
  }

  /** A chapter that was read. */
  record Read(int first, JsonNode content) {
    /** What a viewer is told of the order of that number. */
    String told(int number, Viewer viewer) {
      JsonNode texts = content.path("told").path(number - first);
      return texts.path(texts.size() == 1 ? 0 : viewer.ordinal()).stringValue();
    }

    List<Play.Points> points() {
      JsonNode numbers = content.path("points");
      List<Play.Points> points = new ArrayList<>();
      for (int i = 0; i + 2 < numbers.size(); i += 3) {
        points.add(
            new Play.Points(
                numbers.path(i).intValue(),
                numbers.path(i + 1).intValue(),
                numbers.path(i + 2).intValue()));
      }
      return points;
    }

    /**
     * @throws IllegalArgumentException if it is no position of this match
     */
    Position position(Position start) {
      return PositionBytes.read(
          start, Base64.getDecoder().decode(content.path("position").asString("")));
    }
  }

  static Read read(StoredChapter chapter) {
    byte[] packed = Base64.getDecoder().decode(chapter.content());
    try (GZIPInputStream unpacked = new GZIPInputStream(new ByteArrayInputStream(packed))) {
      return new Read(chapter.first(), JsonText.parse(unpacked.readAllBytes()));
    } catch (IOException damaged) {
      throw new IllegalArgumentException("a damaged chapter", damaged);
    }
  }

  private static byte[] compressed(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }
}
