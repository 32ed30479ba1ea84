package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.server.http.Limits;

/** One caller cannot take from the others what a server has. */
class SharingTest {
  @TempDir Path folder;

  private Desk desk(Limits limits) {
    String database = "jdbc:sqlite:" + folder.resolve("shared.db");
    return new Desk(Desk.settings(database).limited(limits));
  }

  private static Limits shared(Limits.Shares shares) {
    return Limits.none().sharing(shares);
  }

  @Test
  void oneTokenAndOneAddressHaveOnlySoManyStreams() {
    try (Desk desk = desk(shared(new Limits.Shares(5, 2, 3, 100, 10_000)))) {
      Desk.Opened match = desk.hotSeat();
      List<Listener> open = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        open.add(new Listener(desk, match, "both"));
      }
      assertRefused(desk, match);
      Desk.Reply third = desk.get(match.path("/stream"), match.token("both"));
      assertThat(third.status()).isEqualTo(429);
      assertThat(third.json().path("type").stringValue()).isEqualTo("too-many-streams");
      for (int i = 0; i < 3; i++) {
        open.add(new Listener(desk, match, "spectator"));
      }
      Desk.Opened other = desk.hotSeat();
      assertRefused(desk, other);
      open.forEach(Listener::next);
      open.forEach(Listener::close);
    }
  }

  /** Asked so that a stream which is open against all limits does not keep the test waiting. */
  private static void assertRefused(Desk desk, Desk.Opened match) {
    try (Listener one = new Listener(desk, match, "both")) {
      assertThat(one.response().statusCode()).isEqualTo(429);
    }
  }

  @Test
  void aBodyThatDoesNotComeIsGivenUp() {
    try (Desk desk = desk(shared(new Limits.Shares(9, 9, 9, 99, 300)))) {
      try (Raw slow = new Raw(desk.server().port())) {
        slow.send("POST /api/lobby HTTP/1.1\r\nHost: h\r\nContent-Length: 900\r\n\r\n");
        for (int i = 0; i < 8; i++) {
          slow.send("{");
          pause(100);
        }
        assertThat(slow.status()).isEqualTo(408);
      }
      try (Raw broken = new Raw(desk.server().port())) {
        broken.send("POST /api/lobby HTTP/1.1\r\nHost: h\r\nContent-Length: 900\r\n\r\n{");
        assertThat(broken.end().status()).isEqualTo(400);
      }
    }
  }

  private static void pause(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  @Test
  void anAddressMayLeaveOnlySoManyMatchesUnfinished() {
    try (Desk desk = desk(shared(new Limits.Shares(9, 9, 9, 2, 10_000)))) {
      desk.hotSeat();
      desk.hotSeat();
      Desk.Reply third = desk.post("/api/matches", "", "{\"game\":\"kharkov\",\"hotSeat\":true}");
      assertThat(third.status()).isEqualTo(429);
      assertThat(third.json().path("type").stringValue()).isEqualTo("too-many-matches");
    }
  }

  @Test
  void aProxyIsBelievedOnlyIfItIsTrusted() {
    Limits one = shared(new Limits.Shares(9, 9, 9, 1, 10_000));
    String database = "jdbc:sqlite:" + folder.resolve("proxy.db");
    ServerSettings settings = Desk.settings(database).limited(one);
    String hotSeat = "{\"game\":\"kharkov\",\"hotSeat\":true}";
    try (Desk desk = new Desk(settings)) {
      assertThat(desk.post("/api/matches", "", hotSeat).status()).isEqualTo(201);
      assertThat(desk.post("/api/matches", "", hotSeat, "X-Forwarded-For", "203.0.113.9").status())
          .isEqualTo(429);
    }
    Operation behind =
        new Operation(
            "https://play.example.org/", List.of("127.0.0.0/8"), Operation.usual().keeping());
    try (Desk desk = new Desk(settings.operated(behind))) {
      Desk.Reply far =
          desk.post("/api/matches", "", hotSeat, "X-Forwarded-For", "9.9.9.9, 203.0.113.9");
      assertThat(far.status()).isEqualTo(201);
      assertThat(far.json().path("links").path("both").stringValue())
          .startsWith("https://play.example.org/m/");
      assertThat(
              desk.post("/api/matches", "", hotSeat, "X-Forwarded-For", "8.8.8.8, 203.0.113.9")
                  .status())
          .as("what comes before the proxy's own word counts for nothing")
          .isEqualTo(429);
    }
  }
}
