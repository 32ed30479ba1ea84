package stavka.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.formats.record.RecordHeader;
import stavka.formats.record.RecordText;
import stavka.server.match.Asker;
import stavka.server.match.Match;
import stavka.server.match.MatchRules;
import stavka.server.match.Play;
import stavka.server.match.Workshop;

/**
 * Matches written out as records. To write a long one takes seconds, so it is written compressed,
 * and kept while there is room: those asked for longest ago go first.
 */
final class WrittenRecords {
  private static final int MOST_BYTES = 16 * 1024 * 1024;

  private final Workshop workshop;
  private final String version;
  private final Map<Key, byte[]> kept = new LinkedHashMap<>(16, 0.75f, true);
  private int bytes;

  /** A match as it stood after an entry of its log. */
  private record Key(String match, int entry) {}

  /**
   * @param version of Stavka, for the records
   */
  WrittenRecords(Workshop workshop, String version) {
    this.workshop = workshop;
    this.version = version;
  }

  /** The record of a match as it stands, compressed. */
  byte[] of(Match match, Asker asker) {
    Key key = new Key(match.rules().id(), match.lastEntry());
    return find(key).orElseGet(() -> workshop.call(asker, key, () -> write(match, key)));
  }

  private Optional<byte[]> find(Key key) {
    synchronized (kept) {
      return Optional.ofNullable(kept.get(key));
    }
  }

  private byte[] write(Match match, Key key) {
    byte[] record = compressed(match.rules(), match.history(0));
    if (match.lastEntry() == key.entry()) {
      keep(key, record);
    }
    return record;
  }

  private void keep(Key key, byte[] record) {
    synchronized (kept) {
      byte[] before = kept.put(key, record);
      bytes += record.length - (before == null ? 0 : before.length);
      Iterator<byte[]> oldest = kept.values().iterator();
      while (bytes > MOST_BYTES && oldest.hasNext()) {
        bytes -= oldest.next().length;
        oldest.remove();
      }
    }
  }

  private byte[] compressed(MatchRules rules, List<Play> plays) {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    try (Writer out =
        new OutputStreamWriter(new GZIPOutputStream(content), StandardCharsets.UTF_8)) {
      write(rules, plays, out);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return content.toByteArray();
  }

  private void write(MatchRules rules, List<Play> plays, Writer out) throws IOException {
    Game game = rules.game();
    // Positions and notations are for one thread at a time, so this one makes its own.
    Position position = rules.fresh();
    RecordText text = new RecordText(game, position);
    RecordHeader header =
        RecordHeader.of(
                game,
                position,
                rules.scenario(),
                rules.seed(),
                version,
                rules.axis(),
                rules.soviet())
            .with(rules.dice().shared());
    out.append(text.header(header)).append('\n');
    for (Play play : plays) {
      Workshop.goOn();
      Ruling.Accepted ruling = (Ruling.Accepted) game.submit(position, play.order());
      out.append(
              text.order(
                  play.number(),
                  position,
                  game.decision(position),
                  play.order(),
                  ruling.events(),
                  ruling.position()))
          .append('\n');
      position = ruling.position();
    }
    out.append(text.ending(game.verdict(position).orElse(null), plays.size())).append('\n');
  }
}
