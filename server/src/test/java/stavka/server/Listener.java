package stavka.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Scanner;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import stavka.server.json.JsonText;
import tools.jackson.databind.JsonNode;

/** Someone who reads a stream. */
final class Listener implements AutoCloseable {
  record Event(String id, String name, JsonNode data) {}

  private final InputStream stream;
  private final HttpResponse<InputStream> response;
  private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> comments = new LinkedBlockingQueue<>();
  private volatile boolean ended;

  Listener(Desk desk, Desk.Opened match, String seat, String... headers) {
    this(desk, desk.request(match.path("/stream"), match.token(seat), headers));
  }

  /** One who asks for the view by itself. */
  static Listener withoutView(Desk desk, Desk.Opened match, String seat) {
    return new Listener(desk, desk.request(match.path("/stream?view=later"), match.token(seat)));
  }

  private Listener(Desk desk, HttpRequest.Builder asked) {
    HttpRequest request = asked.header("Accept", "text/event-stream").build();
    try {
      this.response = desk.client().send(request, HttpResponse.BodyHandlers.ofInputStream());
      this.stream = response.body();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
    Thread.ofVirtual().start(this::read);
  }

  private void read() {
    try (Scanner lines = new Scanner(stream, StandardCharsets.UTF_8)) {
      String id = "";
      String name = "";
      String data = "";
      while (lines.hasNextLine()) {
        String line = lines.nextLine();
        if (line.startsWith("id: ")) {
          id = line.substring(4);
        } else if (line.startsWith("event: ")) {
          name = line.substring(7);
        } else if (line.startsWith("data: ")) {
          data = line.substring(6);
        } else if (line.isEmpty() && !data.isEmpty()) {
          events.add(new Event(id, name, JsonText.parse(data.getBytes(StandardCharsets.UTF_8))));
          data = "";
        } else if (line.startsWith(":")) {
          comments.add(line);
        }
      }
    }
    ended = true;
  }

  HttpResponse<InputStream> response() {
    return response;
  }

  Event next() {
    try {
      Event event = events.poll(60, TimeUnit.SECONDS);
      if (event == null) {
        throw new AssertionError("nothing came");
      }
      return event;
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  boolean isQuiet() throws InterruptedException {
    return events.poll(300, TimeUnit.MILLISECONDS) == null;
  }

  boolean hearsHeartbeat() throws InterruptedException {
    return comments.poll(60, TimeUnit.SECONDS) != null;
  }

  boolean hasEnded() throws InterruptedException {
    for (int i = 0; i < 1200 && !ended; i++) {
      Thread.sleep(50);
    }
    return ended;
  }

  @Override
  public void close() {
    try {
      stream.close();
    } catch (IOException ignored) {
      // Already gone.
    }
  }
}
