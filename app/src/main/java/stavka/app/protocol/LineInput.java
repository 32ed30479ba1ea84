package stavka.app.protocol;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Lines of UTF-8, none longer than {@link #LONGEST} bytes, whatever the other end sends. */
final class LineInput {
  static final int LONGEST = 1 << 20;

  private final InputStream bytes;

  LineInput(InputStream bytes) {
    this.bytes = new BufferedInputStream(bytes);
  }

  /**
   * The next line without its end, or null after the last; what follows the last line end counts.
   */
  @Nullable String next() throws IOException, Fault {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int next = bytes.read();
    if (next < 0) {
      return null;
    }
    while (next >= 0 && next != '\n') {
      if (line.size() == LONGEST) {
        throw new Fault("a line is longer than " + LONGEST + " bytes");
      }
      line.write(next);
      next = bytes.read();
    }
    return decoded(line.toByteArray());
  }

  private static String decoded(byte[] line) throws Fault {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line)).toString();
      return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
    } catch (CharacterCodingException binary) {
      throw new Fault("a line is no UTF-8 text");
    }
  }
}
