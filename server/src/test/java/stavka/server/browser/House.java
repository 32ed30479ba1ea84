package stavka.server.browser;

import com.microsoft.playwright.Browser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import stavka.bautzen.Bautzen;
import stavka.engine.play.Game;
import stavka.guderian.Guderian;
import stavka.kharkov.Kharkov;
import stavka.redstar.RedStar;
import stavka.rostov.Rostov;
import stavka.server.Server;
import stavka.server.ServerSettings;
import stavka.server.http.Limits;
import stavka.server.json.JsonText;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A server and a browser to sit down at it with, once or several times. */
final class House implements AutoCloseable {
  private final Browsers browsers;
  private final Server server;
  private final List<Seat> seats = new ArrayList<>();

  private House(Path folder, List<Game> games) {
    this.browsers = Browsers.open();
    this.server =
        Server.start(
            games,
            ServerSettings.local("test")
                .storedIn("jdbc:sqlite:" + folder.resolve("browser.db"))
                .paced(0)
                .reviewing(2)
                .limited(Limits.none())
                .at("127.0.0.1", 0));
  }

  static House open(Path folder) {
    return open(
        folder, List.of(new Kharkov(), new Guderian(), new RedStar(), new Bautzen(), new Rostov()));
  }

  static House open(Path folder, List<Game> games) {
    return new House(folder, games);
  }

  String address(String path) {
    return "http://127.0.0.1:" + server.port() + path;
  }

  /** A match with a seed of its own, so that its dice always fall alike. */
  JsonNode match(String players) {
    return match("kharkov", players);
  }

  JsonNode match(String game, String players) {
    return match(game, "campaign", players);
  }

  JsonNode match(String game, String scenario, String players) {
    JsonNode made = make(game, scenario, players);
    JsonNode invitation = made.path("invitation");
    if (!invitation.isMissingNode()) {
      JsonNode taken =
          post(
              "/api/invitations",
              "application/json",
              "{\"invitation\":" + invitation.path("token") + "}");
      ((ObjectNode) made.path("tokens")).setAll((ObjectNode) taken.path("tokens"));
    }
    return made;
  }

  /** A match whose other seat is still to be taken, if it is between people. */
  JsonNode make(String game, String scenario, String players) {
    return post(
        "/api/matches",
        "application/json",
        "{\"game\":\"" + game + "\",\"scenario\":\"" + scenario + "\"," + players + "}");
  }

  /** A record becomes a match that goes on in a hot seat. */
  JsonNode load(String record) {
    return post("/api/records", "application/x-ndjson", record);
  }

  private JsonNode post(String path, String type, String body) {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(address(path)))
            .header("Content-Type", type)
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    try (HttpClient client = HttpClient.newHttpClient()) {
      String text = client.send(request, HttpResponse.BodyHandlers.ofString()).body();
      return JsonText.parse(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    }
  }

  /** Someone who opens a page of a certain size, in a browser of their own. */
  Seat seat(int width, int height, String language, String theme) {
    Seat seat = newcomer(width, height, language, theme);
    seat.page().addInitScript("localStorage.setItem('stavka.briefings', '\"never\"')");
    seat.page().addInitScript("localStorage.setItem('stavka.handover', '\"never\"')");
    return seat;
  }

  /** The same for the first time: the briefing opens. */
  Seat newcomer(int width, int height, String language, String theme) {
    boolean phone = width < 700;
    var context =
        browsers
            .browser()
            .newContext(
                new Browser.NewContextOptions()
                    .setViewportSize(width, height)
                    .setHasTouch(phone)
                    .setIsMobile(phone));
    context.addInitScript(
        "localStorage.getItem('stavka.language') ?? localStorage.setItem('stavka.language', '%s');"
                .formatted(language)
            + "localStorage.getItem('stavka.theme') ?? localStorage.setItem('stavka.theme', '%s');"
                .formatted(theme));
    Seat seat = new Seat(context.newPage());
    seats.add(seat);
    return seat;
  }

  Seat seat() {
    return seat(1440, 900, "en", "light");
  }

  /** A seat at a match, ready to play. */
  Seat sit(JsonNode match, String side) {
    Seat seat = seat();
    seat.open(link(match, side));
    return seat;
  }

  String link(JsonNode match, String side) {
    return address(
        "/m/" + match.path("id").asString() + "#" + match.path("tokens").path(side).asString());
  }

  /** What any browser complained of so far. */
  List<String> complaints() {
    return seats.stream().flatMap(seat -> seat.complaints().stream()).toList();
  }

  void leaveAll() {
    seats.forEach(Seat::leave);
    seats.clear();
  }

  @Override
  public void close() {
    leaveAll();
    browsers.close();
    server.close();
  }
}
