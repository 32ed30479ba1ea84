package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.server.http.Limits;
import stavka.server.http.Routes;
import tools.jackson.databind.JsonNode;

/** The server itself: its description, its page, its limits. */
class ServerTest {
  @TempDir static Path folder;
  private static Desk desk;

  @BeforeAll
  static void open() {
    desk = Desk.at(folder);
  }

  @AfterAll
  static void close() {
    desk.close();
  }

  @Test
  void theDescriptionListsEveryRouteAndNoOther() {
    JsonNode paths = desk.get("/api/openapi.json", "").json().path("paths");
    TreeSet<String> described = new TreeSet<>();
    for (var path : paths.properties()) {
      path.getValue()
          .propertyNames()
          .forEach(method -> described.add(method.toUpperCase() + " " + path.getKey()));
    }
    TreeSet<String> served = new TreeSet<>();
    for (Routes.Route route : desk.server().routes().all()) {
      boolean page =
          route.path().equals("/")
              || route.path().equals("/join")
              || route.path().startsWith("/m/")
              || route.path().startsWith("/<");
      if (!page) {
        served.add(route.method().name() + " " + route.path());
      }
    }
    assertThat(described).isEqualTo(served);
  }

  @Test
  void everySchemaThatTheDescriptionRefersToIsThere() {
    JsonNode document = desk.get("/api/openapi.json", "").json();
    JsonNode schemas = document.path("components").path("schemas");
    var matcher =
        java.util.regex.Pattern.compile("#/components/schemas/(\\w+)").matcher(document.toString());
    while (matcher.find()) {
      assertThat(schemas.has(matcher.group(1))).as(matcher.group(1)).isTrue();
    }
  }

  @Test
  void healthAndMetricsAnswer() {
    assertThat(desk.get("/health", "").json().path("status").stringValue()).isEqualTo("up");
    assertThat(desk.get("/metrics", "").text())
        .contains("stavka_matches ", "stavka_streams ", "stavka_responses_total{status=\"200\"}");
  }

  @Test
  void everyAnswerCarriesTheSecurityHeaders() {
    for (String path : java.util.List.of("/", "/api/games", "/nothing", "/m/x")) {
      Desk.Reply reply = desk.get(path, "");
      assertThat(reply.header("Content-Security-Policy"))
          .contains("default-src '", "frame-ancestors 'none'")
          .doesNotContain("unsafe");
      assertThat(reply.header("X-Content-Type-Options")).isEqualTo("nosniff");
      assertThat(reply.header("Cross-Origin-Resource-Policy")).isEqualTo("same-origin");
      assertThat(reply.header("Server")).isEmpty();
    }
    for (String path : java.util.List.of("/", "/nothing", "/m/x")) {
      Desk.Reply reply = desk.get(path, "");
      assertThat(reply.header("Content-Security-Policy")).contains("default-src 'self'");
      assertThat(reply.header("Referrer-Policy")).isEqualTo("no-referrer");
      assertThat(reply.header("X-Frame-Options")).isEqualTo("DENY");
      assertThat(reply.header("Server")).isEmpty();
    }
  }

  @Test
  void thePageIsServedWithItsTypesAndTags(@TempDir Path page) throws Exception {
    Files.writeString(page.resolve("index.html"), "<!doctype html><title>here</title>");
    Files.createDirectories(page.resolve("js"));
    Files.writeString(page.resolve("js/app.js"), "export const a = 1;\n".repeat(100));
    Files.writeString(page.resolve("secret.pem"), "no");
    ServerSettings settings = Desk.settings("jdbc:sqlite:" + page.resolve("p.db")).showing(page);
    try (Desk other = new Desk(settings)) {
      assertThat(other.get("/", "").text()).contains("here");
      assertThat(other.get("/m/abc", "").text()).contains("here");
      Desk.Reply script = other.get("/js/app.js", "", "Accept-Encoding", "gzip");
      assertThat(script.header("Content-Type")).isEqualTo("text/javascript; charset=utf-8");
      assertThat(script.header("Content-Encoding")).isEqualTo("gzip");
      assertThat(other.get("/js/app.js", "", "If-None-Match", script.header("ETag")).status())
          .isEqualTo(304);
      assertThat(other.get("/secret.pem", "").status()).isEqualTo(404);
      assertThat(other.get("/js", "").status()).isEqualTo(404);
    }
  }

  @Test
  void theBuiltInPageOrAWordInItsPlaceIsServed() {
    Desk.Reply page = desk.get("/", "");
    assertThat(page.status()).isEqualTo(200);
    assertThat(page.header("Content-Type")).startsWith("text/html");
  }

  @Test
  void limitsHold(@TempDir Path limited) {
    Limits tight = new Limits(20, 0.001, 2, 0.001, 3, 0.001, 100, 1);
    ServerSettings settings =
        Desk.settings("jdbc:sqlite:" + limited.resolve("l.db")).limited(tight);
    try (Desk other = new Desk(settings)) {
      other.hotSeat();
      other.hotSeat();
      assertThat(other.post("/api/matches", "", "{\"game\":\"kharkov\"}").status()).isEqualTo(429);
      int status = 200;
      for (int i = 0; i < 30 && status == 200; i++) {
        status = other.get("/api/games", "").status();
      }
      assertThat(status).isEqualTo(429);
      assertThat(other.get("/health", "").status()).isEqualTo(200);
    }
    Limits full = new Limits(100, 100, 100, 100, 100, 100, 1, 1);
    try (Desk other =
        new Desk(Desk.settings("jdbc:sqlite:" + limited.resolve("f.db")).limited(full))) {
      Desk.Opened match = other.hotSeat();
      assertThat(other.post("/api/matches", "", "{\"game\":\"kharkov\"}").status()).isEqualTo(503);
      try (Listener only = new Listener(other, match, "both")) {
        only.next();
        assertThat(other.get(match.path("/stream"), match.token("both")).status()).isEqualTo(503);
      }
    }
  }
}
