package stavka.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Someone who writes to the server byte by byte, and may break off. */
final class Raw implements AutoCloseable {
  private final Socket socket;

  Raw(int port) {
    try {
      socket = new Socket("127.0.0.1", port);
      socket.setSoTimeout(20_000);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  Raw send(String text) {
    return send(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  Raw send(byte[] bytes) {
    try {
      OutputStream out = socket.getOutputStream();
      out.write(bytes);
      out.flush();
      return this;
    } catch (IOException gone) {
      // The server may have answered and closed already.
      return this;
    }
  }

  /** No more will be sent. */
  Raw end() {
    try {
      socket.shutdownOutput();
    } catch (IOException gone) {
      // See send.
    }
    return this;
  }

  /** The status of the answer; 0 if the connection was closed without one. */
  int status() {
    return status(firstLine());
  }

  static int status(String line) {
    return line.startsWith("HTTP/1.1 ") ? Integer.parseInt(line.substring(9, 12)) : 0;
  }

  /** All that comes until the connection is closed. */
  String all() {
    try {
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  String firstLine() {
    StringBuilder line = new StringBuilder();
    try {
      InputStream in = socket.getInputStream();
      for (int letter = in.read(); letter >= 0 && letter != '\n'; letter = in.read()) {
        line.append((char) letter);
      }
    } catch (IOException gone) {
      return line.toString();
    }
    return line.toString();
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException ignored) {
      // Already gone.
    }
  }
}
