package stavka.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import stavka.engine.play.Game;
import stavka.kharkov.Kharkov;
import stavka.server.http.Limits;
import stavka.server.json.JsonText;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A server of Kharkov on a free port, and someone who talks to it. */
final class Desk implements AutoCloseable {
  static final Game KHARKOV = new Kharkov();
  static final String STANDARD = "{\"type\":\"standard-set-up\"}";
  static final String END = "{\"type\":\"end-phase\"}";

  private final HttpClient client = HttpClient.newHttpClient();
  private final Server server;

  Desk(ServerSettings settings) {
    this(KHARKOV, settings);
  }

  Desk(Game game, ServerSettings settings) {
    this(List.of(game), settings);
  }

  Desk(List<Game> games, ServerSettings settings) {
    this.server = Server.start(games, settings.at("127.0.0.1", 0));
  }

  static Desk at(Path folder) {
    return new Desk(settings("jdbc:sqlite:" + folder.resolve("stavka.db")));
  }

  static ServerSettings settings(String database) {
    return ServerSettings.local("test").storedIn(database).paced(0).limited(Limits.none());
  }

  /** What came back. */
  record Reply(int status, String text, HttpResponse<?> response) {
    JsonNode json() {
      return JsonText.parse(text.getBytes(StandardCharsets.UTF_8));
    }

    String header(String name) {
      return response.headers().firstValue(name).orElse("");
    }
  }

  /** A match with its tokens. */
  record Opened(String id, JsonNode tokens) {
    String token(String seat) {
      return tokens.path(seat).asString("");
    }

    String path(String rest) {
      return "/api/matches/" + id + rest;
    }
  }

  Server server() {
    return server;
  }

  URI uri(String path) {
    return URI.create("http://127.0.0.1:" + server.port() + path);
  }

  HttpClient client() {
    return client;
  }

  Reply get(String path, String token, String... headers) {
    return send(request(path, token, headers).GET().build());
  }

  Reply post(String path, String token, String body, String... headers) {
    return send(
        request(path, token, headers).POST(HttpRequest.BodyPublishers.ofString(body)).build());
  }

  HttpRequest.Builder request(String path, String token, String... headers) {
    HttpRequest.Builder request = HttpRequest.newBuilder(uri(path));
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    if (headers.length > 0) {
      request.headers(headers);
    }
    return request;
  }

  Reply send(HttpRequest request) {
    try {
      HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
      return new Reply(response.statusCode(), response.body(), response);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  Opened create(String body) {
    Reply reply = post("/api/matches", "", body);
    if (reply.status() != 201) {
      throw new AssertionError(reply.text());
    }
    return opened(reply);
  }

  /** A match with its tokens; a seat that one is invited to is taken at once. */
  Opened opened(Reply reply) {
    String id = reply.json().path("id").stringValue();
    ObjectNode tokens = (ObjectNode) reply.json().path("tokens");
    JsonNode invitation = reply.json().path("invitation");
    if (!invitation.isMissingNode()) {
      Reply taken =
          post("/api/invitations", "", "{\"invitation\":" + invitation.path("token") + "}");
      if (taken.status() != 200) {
        throw new AssertionError(taken.text());
      }
      tokens.setAll((ObjectNode) taken.json().path("tokens"));
    }
    return new Opened(id, tokens);
  }

  Opened hotSeat() {
    return create("{\"game\":\"kharkov\",\"hotSeat\":true,\"seed\":7}");
  }

  Opened twoPlayers() {
    return create("{\"game\":\"kharkov\",\"axis\":\"human\",\"soviet\":\"human\"}");
  }

  Reply order(Opened match, String seat, int after, String order) {
    return post(
        match.path("/orders"),
        match.token(seat),
        "{\"after\":" + after + ",\"order\":" + order + "}");
  }

  /** Both sides set up in the standard way: four orders. */
  void setUp(Opened match, String axis, String soviet) {
    int after = 0;
    for (String seat : List.of(axis, soviet)) {
      for (String order : List.of(STANDARD, END)) {
        Reply reply = order(match, seat, after++, order);
        if (reply.status() != 200) {
          throw new AssertionError(reply.text());
        }
      }
    }
  }

  JsonNode view(Opened match, String seat) {
    return get(match.path("/view"), match.token(seat)).json();
  }

  /** An order to move some unit of the side to move, as JSON. */
  String someMove(Opened match, String seat) {
    for (JsonNode unit : view(match, seat).path("units")) {
      String id = unit.path("id").stringValue();
      JsonNode moves = get(match.path("/unit/" + id), match.token(seat)).json().path("moves");
      for (JsonNode move : moves) {
        return "{\"type\":\"move\",\"units\":[\""
            + id
            + "\"],\"path\":"
            + move.path("path")
            + ",\"mode\":"
            + move.path("mode")
            + "}";
      }
    }
    throw new AssertionError("nothing can move");
  }

  @Override
  public void close() {
    server.close();
    client.close();
  }
}
