package stavka.lab.store;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Gathers the bytes of a line. */
final class LineBytes {
  private byte[] bytes = new byte[4096];
  private int length;

  /** Whether the byte ended the line. */
  boolean add(byte next) {
    if (next == '\n') {
      return true;
    }
    if (length == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * length);
    }
    bytes[length++] = next;
    return false;
  }

  String text() {
    return new String(bytes, 0, length, StandardCharsets.UTF_8);
  }

  void clear() {
    length = 0;
  }
}
