package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Links that can be withdrawn, names that are what they look like, addresses that are ours. */
class SmallerDoorsTest {
  private static final String KHARKOV = "{\"game\":\"kharkov\"";

  @TempDir Path folder;
  private Desk desk;

  @BeforeEach
  void open() {
    desk = desk(Operation.usual());
  }

  private Desk desk(Operation operation) {
    String database = "jdbc:sqlite:" + folder.resolve("doors" + System.nanoTime() + ".db");
    return new Desk(Desk.settings(database).operated(operation));
  }

  @AfterEach
  void close() {
    desk.close();
  }

  private Desk.Reply spectators(Desk.Opened match, String seat, String body) {
    return desk.post(match.path("/spectators"), match.token(seat), body);
  }

  @Test
  void aPlayerChangesOrWithdrawsTheSpectatorsLink() throws InterruptedException {
    Desk.Opened match = desk.twoPlayers();
    assertThat(spectators(match, "spectator", "{}").status()).isEqualTo(403);
    try (Listener watcher = new Listener(desk, match, "spectator")) {
      watcher.next();
      Desk.Reply changed = spectators(match, "axis", "{}");
      assertThat(changed.status()).isEqualTo(200);
      assertThat(watcher.hasEnded()).isTrue();
      String fresh = changed.json().path("token").stringValue();
      assertThat(changed.json().path("link").stringValue()).endsWith("#" + fresh);
      assertThat(desk.get(match.path("/view"), match.token("spectator")).status()).isEqualTo(401);
      assertThat(desk.get(match.path("/view"), fresh).status()).isEqualTo(200);
      assertThat(spectators(match, "soviet", "{\"withdraw\":true}").text()).isEqualTo("{}");
      assertThat(desk.get(match.path("/view"), fresh).status()).isEqualTo(401);
      String again = spectators(match, "soviet", "{}").json().path("token").stringValue();
      assertThat(desk.get(match.path("/view"), again).status()).isEqualTo(200);
      assertThat(desk.get(match.path("/view"), match.token("axis")).status()).isEqualTo(200);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\\u202egnirts", "Ma\\u200bx", "\\u2066Max\\u2069", "\\ufeffMax", "\\u2800"})
  void aNameHasNoLettersThatCannotBeSeen(String name) {
    assertThat(desk.post("/api/matches", "", KHARKOV + ",\"name\":\"" + name + "\"}").status())
        .isEqualTo(400);
  }

  @Test
  void nobodyTakesTheNameOfTheOpponent() {
    JsonNode made = desk.post("/api/matches", "", KHARKOV + ",\"name\":\"Élise Dupont\"}").json();
    String invitation = "{\"invitation\":" + made.path("invitation").path("token");
    Desk.Reply same =
        desk.post("/api/invitations", "", invitation + ",\"name\":\" élise  DUPONT\"}");
    assertThat(same.status()).isEqualTo(400);
    assertThat(same.json().path("title").stringValue()).contains("opponent");
    assertThat(desk.post("/api/invitations", "", invitation + ",\"name\":\"Max\"}").status())
        .isEqualTo(200);
  }

  private static String link(Desk desk, String host, String... headers) {
    StringBuilder head = new StringBuilder("POST /api/matches HTTP/1.1\r\nHost: " + host + "\r\n");
    for (int i = 0; i < headers.length; i += 2) {
      head.append(headers[i]).append(": ").append(headers[i + 1]).append("\r\n");
    }
    String body = KHARKOV + ",\"hotSeat\":true}";
    try (Raw raw = new Raw(desk.server().port())) {
      raw.send(head + "Connection: close\r\nContent-Length: " + body.length() + "\r\n\r\n" + body);
      String answer = raw.all();
      return answer
          .replaceFirst("(?s).*\"links\":\\{\"both\":\"", "")
          .replaceFirst("/m/.*(?s)", "");
    }
  }

  @Test
  void linksBeginWithNamesWeKnowOnly() {
    String own = "http://127.0.0.1:" + desk.server().port();
    assertThat(link(desk, "evil.example")).isEqualTo(own);
    assertThat(link(desk, "localhost:99")).isEqualTo("http://localhost:99");
    assertThat(link(desk, "127.0.0.1", "X-Forwarded-Host", "evil.example")).doesNotContain("evil");
    Operation named =
        new Operation(
            null, List.of("play.example.org"), List.of("127.0.0.0/8"), Operation.usual().keeping());
    try (Desk behind = desk(named)) {
      assertThat(link(behind, "Play.example.org")).isEqualTo("http://Play.example.org");
      String[] proxy = {"X-Forwarded-Host", "play.example.org", "X-Forwarded-Proto", "https"};
      assertThat(link(behind, "inner:8080", proxy)).isEqualTo("https://play.example.org");
      assertThat(link(behind, "inner:8080", "X-Forwarded-Host", "evil.example"))
          .doesNotContain("evil");
    }
  }

  @Test
  void aPageOfAnotherSiteOrdersNothingEvenIfTheBrowserSaysNoMoreThanItsOrigin() {
    String hotSeat = KHARKOV + ",\"hotSeat\":true}";
    for (String origin : List.of("https://evil.example", "null", "http://127.0.0.1:1")) {
      Desk.Reply foreign = desk.post("/api/matches", "", hotSeat, "Origin", origin);
      assertThat(foreign.status()).isEqualTo(403);
      assertThat(foreign.json().path("type").stringValue()).isEqualTo("cross-site");
      assertThat(desk.get("/api/games", "", "Origin", origin).status()).isEqualTo(200);
    }
    String own = "http://127.0.0.1:" + desk.server().port();
    assertThat(desk.post("/api/matches", "", hotSeat, "Origin", own).status()).isEqualTo(201);
  }

  @Test
  void faultsOfJsonNameNoClasses() {
    for (String body :
        List.of("[".repeat(600), "{\"a\":" + "9".repeat(2000) + "}", "{bad", "{\"a\":nope}")) {
      Desk.Reply fault = desk.post("/api/matches", "", body);
      assertThat(fault.status()).isEqualTo(400);
      assertThat(fault.text()).doesNotContain("Stream").doesNotContain("`").doesNotContain("()");
      Desk.Reply record = desk.post("/api/records", "", body + "\n");
      assertThat(record.status()).isEqualTo(422);
      assertThat(record.text()).doesNotContain("Stream").doesNotContain("`");
    }
  }
}
