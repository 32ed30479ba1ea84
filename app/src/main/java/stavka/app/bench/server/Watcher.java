package stavka.app.bench.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/**
 * Someone who watches a match over a connection of his own, and comes back as a page does when the
 * stream ends. So plain that thousands of them leave the machine to the server.
 */
final class Watcher implements AutoCloseable {
  private static final String ORDER = "data: {\"n\":";
  private static final int BUFFER = 16 * 1024;
  private static final int FIRST_PAUSE_MILLIS = 500;

  private final URI server;
  private final String request;
  private final IntConsumer seen;
  private volatile boolean done;
  private volatile Socket socket = new Socket();
  private final AtomicInteger comingsBack = new AtomicInteger();

  /**
   * @param path of the stream
   * @param seen told the number of each order that comes
   */
  Watcher(String address, String path, String token, IntConsumer seen) {
    this.server = URI.create(address);
    this.request =
        "GET "
            + path
            + " HTTP/1.1\r\nHost: "
            + server.getAuthority()
            + "\r\nAuthorization: Bearer "
            + token
            + "\r\nAccept: text/event-stream\r\n\r\n";
    this.seen = seen;
  }

  /** Begins to watch, and returns when the server has answered. */
  Watcher begin() {
    try {
      BufferedReader reader = open();
      Thread.ofVirtual().start(() -> follow(reader));
      return this;
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** How often the stream had ended and was asked for again. */
  int comingsBack() {
    return comingsBack.get();
  }

  private BufferedReader open() throws IOException {
    Socket fresh = new Socket(server.getHost(), server.getPort());
    socket = fresh;
    fresh.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
    BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(fresh.getInputStream(), StandardCharsets.ISO_8859_1), BUFFER);
    String line = reader.readLine();
    if (line == null || !line.startsWith("HTTP/1.1 200")) {
      fresh.close();
      throw new IOException("stream: " + line);
    }
    return reader;
  }

  private void follow(BufferedReader first) {
    BufferedReader reader = first;
    while (!done) {
      try (BufferedReader open = reader) {
        read(open);
      } catch (IOException ended) {
        // By the server, or with it.
      }
      while (!done) {
        try {
          Thread.sleep(FIRST_PAUSE_MILLIS + ThreadLocalRandom.current().nextInt(1000));
          reader = open();
          comingsBack.incrementAndGet();
          break;
        } catch (IOException notYet) {
          // Tried again.
        } catch (InterruptedException stopped) {
          return;
        }
      }
    }
  }

  /** Lines of the stream; the lengths of its chunks come between them and mean nothing here. */
  private void read(BufferedReader reader) throws IOException {
    boolean order = false;
    for (String line = reader.readLine(); line != null && !done; line = reader.readLine()) {
      if (line.startsWith("event: ")) {
        order = line.equals("event: order");
      } else if (order && line.startsWith(ORDER)) {
        seen.accept(
            Integer.parseInt(line.substring(ORDER.length(), line.indexOf(',', ORDER.length()))));
      } else if (line.equals("0")) {
        return;
      }
    }
  }

  @Override
  public void close() {
    done = true;
    try {
      socket.close();
    } catch (IOException gone) {
      // It is closed.
    }
  }
}
