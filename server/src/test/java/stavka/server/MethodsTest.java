package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** HTTP as others know it: methods, places of what was made, fields that are none. */
class MethodsTest {
  private static Desk desk;

  @BeforeAll
  static void open(@TempDir Path folder) {
    desk = Desk.at(folder);
  }

  @AfterAll
  static void close() {
    desk.close();
  }

  private static Desk.Reply ask(String method, String path, String token) {
    return desk.send(
        desk.request(path, token).method(method, HttpRequest.BodyPublishers.noBody()).build());
  }

  @Test
  void headSaysWhatGetWouldSay() {
    Desk.Opened match = desk.hotSeat();
    for (String path :
        new String[] {
          "/api/games", "/api/games/nope/kit", "/health/ready", match.path("/view"), "/nothing.js"
        }) {
      for (String token : new String[] {"", match.token("both")}) {
        Desk.Reply head = ask("HEAD", path, token);
        Desk.Reply get = desk.get(path, token);
        assertThat(head.status()).as(path).isEqualTo(get.status());
        assertThat(head.header("Content-Type")).as(path).isEqualTo(get.header("Content-Type"));
        assertThat(head.header("ETag")).as(path).isEqualTo(get.header("ETag"));
        assertThat(head.text()).isEmpty();
      }
    }
  }

  @Test
  void aMethodThatIsNotThereTellsThoseThatAre() {
    Desk.Opened match = desk.hotSeat();
    assertThat(ask("PUT", "/api/games", "").status()).isEqualTo(405);
    assertThat(ask("PUT", "/api/games", "").header("Allow")).isEqualTo("GET, HEAD");
    assertThat(ask("DELETE", match.path("/orders"), "").header("Allow")).isEqualTo("POST");
    assertThat(ask("OPTIONS", match.path("/stream"), "").header("Allow")).isEqualTo("GET");
  }

  @Test
  void aNewMatchTellsWhereItIs() {
    Desk.Reply made = desk.post("/api/matches", "", "{\"game\":\"kharkov\",\"hotSeat\":true}");
    String id = made.json().path("id").stringValue();
    assertThat(made.header("Location")).isEqualTo("/api/matches/" + id);
  }

  @Test
  void whoMisspellsAFieldIsToldAndGetsNoOtherMatch() {
    Desk.Reply wrong = desk.post("/api/matches", "", "{\"game\":\"kharkov\",\"hotseat\":true}");
    assertThat(wrong.status()).isEqualTo(400);
    assertThat(wrong.json().path("title").stringValue()).contains("'hotseat'");
    assertThat(desk.post("/api/invitations", "", "{}").status()).isEqualTo(400);
  }

  @Test
  void aStreamDoesNotEndForAnIdItDoesNotKnow() {
    Desk.Opened match = desk.hotSeat();
    try (Listener listener = new Listener(desk, match, "both", "Last-Event-ID", "nonsense")) {
      assertThat(listener.next().name()).isEqualTo("hello");
    }
  }

  @Test
  void aTextInOneLanguageIsAsDescribed() {
    assertThat(desk.get("/api/openapi.json", "").json().at("/components/schemas/Text").toString())
        .doesNotContain("\"required\"");
  }
}
