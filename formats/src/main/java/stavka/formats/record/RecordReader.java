package stavka.formats.record;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;
import stavka.engine.value.Side;
import stavka.formats.BadFile;
import stavka.formats.Node;
import tools.jackson.databind.JsonNode;

/**
 * Reads a record line by line; whatever is wrong with a line comes out as a {@link BadFile} that
 * names it.
 */
public final class RecordReader implements Closeable {
  private static final List<String> ORDER_FIELDS =
      List.of("n", "turn", "phase", "side", "decision", "order", "events");
  private static final List<String> ENDING_FIELDS = List.of("verdict", "orders");
  private static final List<String> FORFEIT_FIELDS = List.of("side", "reason");

  private final String file;
  private final BufferedReader lines;
  private final RecordHeader header;
  private int line;
  private boolean ended;

  private RecordReader(String file, Reader source) {
    this.file = file;
    this.lines = new BufferedReader(source);
    String first = readLine();
    if (first == null) {
      throw bad("the file is empty");
    }
    this.header = header(first);
  }

  /** Opens a record, compressed if its name ends in {@code .gz}, and reads its header. */
  public static RecordReader open(Path path) {
    String name = path.toString();
    try {
      InputStream bytes = Files.newInputStream(path);
      try {
        InputStream plain = name.endsWith(".gz") ? new GZIPInputStream(bytes) : bytes;
        // A decoder, unlike a charset, reports bytes that are no UTF-8 instead of replacing them.
        return new RecordReader(
            name, new InputStreamReader(plain, StandardCharsets.UTF_8.newDecoder()));
      } catch (IOException | RuntimeException refused) {
        bytes.close();
        throw refused;
      }
    } catch (NoSuchFileException missing) {
      throw new BadFile(name, 1, "there is no such file");
    } catch (EOFException | ZipException damaged) {
      throw new BadFile(name, 1, "the compressed file is damaged");
    } catch (IOException unreadable) {
      throw new BadFile(name, 1, "cannot be read");
    }
  }

  /** Reads a record from text that is already at hand. */
  public static RecordReader of(String name, Reader source) {
    return new RecordReader(name, source);
  }

  public String file() {
    return file;
  }

  public RecordHeader header() {
    return header;
  }

  /** The next line; after the ending there must be none. */
  public RecordLine next() {
    if (ended) {
      throw new IllegalStateException("the record is at its end");
    }
    String text = readLine();
    if (text == null) {
      line++;
      throw bad("the record is cut short: the line with the verdict is missing");
    }
    try {
      JsonNode json = Json.parse(text);
      if (json.isObject() && json.has("verdict")) {
        return ending(text, json);
      }
      return given(text, json);
    } catch (BadNotation wrong) {
      throw bad(wrong.reason());
    }
  }

  /** The fault to throw for the line read last. */
  public BadFile bad(String reason) {
    return new BadFile(file, Math.max(line, 1), reason.replaceAll("\\p{Cntrl}", "?"));
  }

  @Override
  public void close() {
    try {
      lines.close();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private RecordHeader header(String text) {
    try {
      return RecordHeader.read(Json.parse(text));
    } catch (BadNotation wrong) {
      boolean json = !wrong.reason().startsWith("not JSON");
      throw bad(json ? wrong.reason() : "this is no Stavka record");
    }
  }

  private RecordLine.Given given(String text, JsonNode json) {
    check(json, ORDER_FIELDS, List.of(), "the line of an order");
    if (!json.path("events").isArray()) {
      throw new BadNotation("'events' should be a list");
    }
    return new RecordLine.Given(
        line,
        text,
        number(json, "n"),
        number(json, "turn"),
        number(json, "phase"),
        json.path("side").asString(""),
        json.path("decision").asString(""),
        json.path("order"),
        json.path("events"));
  }

  private RecordLine.Ending ending(String text, JsonNode json) {
    check(json, ENDING_FIELDS, List.of("forfeit"), "the last line");
    RecordLine.Ending ending =
        new RecordLine.Ending(
            line, text, json.path("verdict"), number(json, "orders"), forfeit(json));
    ended = true;
    if (readLine() != null) {
      throw bad("something follows the line with the verdict");
    }
    return ending;
  }

  private static @Nullable Forfeited forfeit(JsonNode ending) {
    if (!ending.has("forfeit")) {
      return null;
    }
    JsonNode forfeit = ending.path("forfeit");
    check(forfeit, FORFEIT_FIELDS, List.of(), "'forfeit'");
    for (Side side : Side.values()) {
      if (Node.written(side).equals(forfeit.path("side").asString(""))
          && forfeit.path("reason").isString()) {
        return new Forfeited(side, forfeit.path("reason").stringValue());
      }
    }
    throw new BadNotation("'forfeit' should name a side and a reason, not " + Names.shown(forfeit));
  }

  private static void check(
      JsonNode json, List<String> fields, List<String> optional, String what) {
    if (!json.isObject()) {
      throw new BadNotation(what + " should be an object, not " + Names.shown(json));
    }
    for (String field : fields) {
      if (!json.has(field)) {
        throw new BadNotation("'" + field + "' is missing in " + what);
      }
    }
    for (String field : json.propertyNames()) {
      if (!fields.contains(field) && !optional.contains(field)) {
        throw new BadNotation("unknown field '" + field + "' in " + what);
      }
    }
  }

  private static int number(JsonNode json, String field) {
    JsonNode value = json.path(field);
    if (!value.isIntegralNumber() || !value.canConvertToInt()) {
      throw new BadNotation("'" + field + "' should be a whole number, not " + Names.shown(value));
    }
    return value.intValue();
  }

  private @Nullable String readLine() {
    try {
      String text = lines.readLine();
      if (text != null) {
        line++;
      }
      return text;
    } catch (CharacterCodingException binary) {
      line++;
      throw bad("cannot be read as UTF-8 text");
    } catch (EOFException | ZipException damaged) {
      line++;
      throw bad("the compressed file is damaged");
    } catch (IOException unreadable) {
      line++;
      throw bad("cannot be read");
    }
  }
}
