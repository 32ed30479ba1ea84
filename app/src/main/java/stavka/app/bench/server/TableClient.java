package stavka.app.bench.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Someone who talks to a server over HTTP. */
public final class TableClient implements AutoCloseable {
  private static final JsonMapper MAPPER = JsonMapper.shared();
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final String address;

  /** What came back. */
  public record Reply(int status, JsonNode json) {}

  /** An answer that says no, where a yes is needed to go on. */
  static final class Refusal extends IOException {
    private static final long serialVersionUID = 1L;
    private final transient Reply reply;

    Refusal(Reply reply) {
      super(reply.status() + " " + reply.json());
      this.reply = reply;
    }

    Reply reply() {
      return reply;
    }
  }

  public TableClient(String address) {
    this.address = address;
  }

  public Reply get(String path, String token) throws IOException {
    return send(request(path, token).timeout(PATIENCE).GET().build());
  }

  public Reply post(String path, String token, String body) throws IOException {
    return send(
        request(path, token)
            .timeout(PATIENCE)
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build());
  }

  /** A page that is no JSON. */
  public String text(String path) throws IOException {
    try {
      return http.send(request(path, "").timeout(PATIENCE).build(), BodyHandlers.ofString()).body();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IOException(stopped);
    }
  }

  /** What is found at a path, if the server tells it. */
  JsonNode read(String path, String token) throws IOException {
    Reply reply = get(path, token);
    if (reply.status() != 200) {
      throw new Refusal(reply);
    }
    return reply.json();
  }

  /** A stream, to be read line by line. */
  InputStream stream(String path, String token) throws IOException {
    HttpRequest request = request(path, token).header("Accept", "text/event-stream").build();
    try {
      HttpResponse<InputStream> response = http.send(request, BodyHandlers.ofInputStream());
      if (response.statusCode() != 200) {
        throw new IOException("stream: " + response.statusCode());
      }
      return response.body();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IOException(stopped);
    }
  }

  public static JsonNode parse(String text) {
    return MAPPER.readTree(text);
  }

  private HttpRequest.Builder request(String path, String token) {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path));
    return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
  }

  private Reply send(HttpRequest request) throws IOException {
    try {
      HttpResponse<byte[]> response = http.send(request, BodyHandlers.ofByteArray());
      String text = new String(response.body(), StandardCharsets.UTF_8);
      return new Reply(response.statusCode(), parse(text));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IOException(stopped);
    }
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
