package stavka.formats.record;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Event;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Game;
import stavka.engine.play.Verdict;
import stavka.engine.position.Position;

/**
 * Writes the record of a match order by order. The file appears under its name only when {@link
 * #finish} has written the last line; closed before that, it leaves nothing behind. A name that
 * ends in {@code .gz} is written compressed.
 */
public final class RecordWriter implements Closeable {
  private final Path file;
  private final Path unfinished;
  private final Writer out;
  private final RecordText text;
  private int orders;
  private boolean finished;

  /**
   * @param start where the match begins
   */
  public RecordWriter(Path file, RecordHeader header, Game game, Position start) {
    this.file = file.toAbsolutePath();
    this.text = new RecordText(game, start);
    try {
      this.unfinished = this.file.resolveSibling("." + file.getFileName() + ".part");
      this.out = open(file, unfinished);
      line(header.text());
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  private static Writer open(Path file, Path unfinished) throws IOException {
    OutputStream bytes = Files.newOutputStream(unfinished);
    if (file.toString().endsWith(".gz")) {
      bytes = new GZIPOutputStream(bytes);
    }
    return new BufferedWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_8), 1 << 16);
  }

  /**
   * Adds an order that was accepted.
   *
   * @param before where it was given, and {@code decision} what was due there
   * @param said what the rules said of it, and {@code after} the position it led to
   */
  public void add(
      Position before, Decision decision, Order order, List<Event> said, Position after) {
    orders++;
    line(text.order(orders, before, decision, order, said, after));
  }

  /**
   * Writes the last line and puts the file in its place.
   *
   * @param verdict null for a match that was broken off
   */
  public void finish(@Nullable Verdict verdict) {
    finish(text.ending(verdict, orders));
  }

  /** Writes the last line of a match that a side lost outside the rules. */
  public void finish(Forfeited forfeit) {
    finish(text.ending(forfeit, orders));
  }

  private void finish(String ending) {
    line(ending);
    try {
      out.close();
      Files.move(
          unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      finished = true;
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  @Override
  public void close() {
    if (!finished) {
      try {
        out.close();
        Files.deleteIfExists(unfinished);
      } catch (IOException unwritable) {
        throw new UncheckedIOException(unwritable);
      }
    }
  }

  private void line(String line) {
    try {
      out.write(line);
      out.write('\n');
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }
}
