package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bad input is answered with a reason and changes nothing. */
class FaultsTest {
  private static Desk desk;
  private static Desk.Opened match;

  @BeforeAll
  static void open(@TempDir Path folder) {
    desk = Desk.at(folder);
    match = desk.twoPlayers();
  }

  @AfterAll
  static void close() {
    desk.close();
  }

  private static void assertProblem(Desk.Reply reply, int status, String type) {
    assertThat(reply.status()).as(reply.text()).isEqualTo(status);
    assertThat(reply.header("Content-Type")).startsWith("application/problem+json");
    assertThat(reply.json().path("type").stringValue()).isEqualTo(type);
    assertThat(reply.json().path("status").intValue()).isEqualTo(status);
    assertThat(reply.json().path("title").stringValue()).isNotBlank();
  }

  @Test
  void anUnknownMatchIsNotFound() {
    assertProblem(desk.get("/api/matches/none/view", match.token("axis")), 404, "not-found");
    assertProblem(desk.get("/api/matches/" + "x".repeat(99), ""), 404, "not-found");
  }

  @Test
  void noTokenOrThatOfAnotherMatchIsRefused() {
    Desk.Opened other = desk.hotSeat();
    assertProblem(desk.get(match.path("/view"), ""), 401, "unauthorized");
    assertProblem(desk.get(match.path("/view"), other.token("both")), 401, "unauthorized");
    assertProblem(desk.get(match.path("/stream"), other.token("both")), 401, "unauthorized");
    assertProblem(desk.order(match, "nobody", 0, Desk.STANDARD), 401, "unauthorized");
  }

  @Test
  void onlyTheSeatWhoseDecisionItIsMayOrder() {
    assertProblem(desk.order(match, "soviet", 0, Desk.STANDARD), 403, "not-yours");
    assertProblem(desk.order(match, "spectator", 0, Desk.STANDARD), 403, "not-yours");
  }

  @Test
  void aStaleSequenceIsToldWhereTheMatchIs() {
    Desk.Reply stale = desk.order(match, "axis", 3, Desk.STANDARD);
    assertProblem(stale, 409, "stale");
    assertThat(stale.json().path("orders").intValue()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[]",
        "7",
        "{",
        "{\"after\":0}",
        "{\"after\":\"0\",\"order\":{}}",
        "{\"after\":0,\"order\":{}}",
        "{\"after\":0,\"order\":{\"type\":\"nonsense\"}}",
        "{\"after\":0,\"order\":{\"type\":\"place\",\"units\":[\"nobody\"],\"hex\":\"0819\"}}",
        "{\"after\":0,\"order\":{\"type\":\"place\",\"units\":[\"de-79\"],\"hex\":\"9999\"}}",
        "{\"after\":0,\"order\":{\"type\":\"end-phase\",\"more\":1}}",
        "{\"after\":0,\"after\":1,\"order\":{\"type\":\"end-phase\"}}",
        "{\"after\":0,\"order\":{\"type\":\"end-phase\"}} more"
      })
  void malformedOrdersAreRefused(String body) {
    assertProblem(desk.post(match.path("/orders"), match.token("axis"), body), 400, "malformed");
    assertThat(desk.view(match, "axis").path("orders").intValue()).isZero();
  }

  @Test
  void deeplyNestedBodiesAreRefused() {
    String body = "{\"after\":0,\"order\":" + "[".repeat(20_000);
    assertProblem(desk.post(match.path("/orders"), match.token("axis"), body), 400, "malformed");
  }

  @Test
  void oversizedBodiesAreRefused() {
    String body = "{\"after\":0,\"order\":\"" + "x".repeat(70_000) + "\"}";
    // More than once: an answer given while the body still comes is sometimes lost with its
    // connection.
    for (int time = 0; time < 20; time++) {
      assertProblem(desk.post(match.path("/orders"), match.token("axis"), body), 413, "too-large");
    }
    assertProblem(desk.post("/api/records", "", "x".repeat(17_000_000)), 413, "too-large");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"game\":\"chess\"}",
        "{\"game\":\"kharkov\",\"scenario\":\"none\"}",
        "{\"game\":\"kharkov\",\"axis\":\"nobody\"}",
        "{\"game\":\"kharkov\",\"seed\":1.5}"
      })
  void matchesThatCannotBeAreRefused(String body) {
    assertProblem(desk.post("/api/matches", "", body), 400, "malformed");
  }

  @Test
  void unknownPathsAndMethodsAreRefused() {
    assertProblem(desk.get("/api/nothing", ""), 404, "not-found");
    assertProblem(desk.get("/nothing.html", ""), 404, "not-found");
    assertProblem(desk.get("/../../etc/passwd", ""), 400, "malformed");
    Desk.Reply outside = desk.get("/%2e%2e/%2e%2e/etc/passwd", "");
    assertProblem(outside, 400, "malformed");
    assertThat(outside.response().headers().firstValue("Connection")).contains("close");
    assertProblem(desk.post("/api/games", "", "{}"), 405, "method-not-allowed");
  }

  @Test
  void otherSitesMayNotOrder() {
    assertProblem(
        desk.post("/api/matches", "", "{\"game\":\"kharkov\"}", "Sec-Fetch-Site", "cross-site"),
        403,
        "cross-site");
  }

  @Test
  void ofManyOrdersAtOnceOneWinsAndTheOthersAreTold() throws Exception {
    Desk.Opened contested = desk.hotSeat();
    List<Callable<Desk.Reply>> rush = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      rush.add(() -> desk.order(contested, "both", 0, Desk.STANDARD));
    }
    int won = 0;
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (Future<Desk.Reply> reply : threads.invokeAll(rush)) {
        if (reply.get().status() == 200) {
          won++;
        } else {
          assertProblem(reply.get(), 409, "stale");
        }
      }
    }
    assertThat(won).isEqualTo(1);
    assertThat(desk.view(contested, "both").path("orders").intValue()).isEqualTo(1);
  }
}
