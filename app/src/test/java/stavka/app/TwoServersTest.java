package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.app.bench.server.ApiMatch;
import stavka.app.bench.server.ServerProcess;
import stavka.app.bench.server.TableClient;
import tools.jackson.databind.JsonNode;

/**
 * Two server processes share a PostgreSQL. {@code -Dstavka.databaseKills=N} kills the database N
 * times.
 */
class TwoServersTest {
  @TempDir static Path folder;
  private static Path data;
  private static int port;
  private static EmbeddedPostgres postgres;
  private static ServerProcess first;
  private static ServerProcess second;

  @BeforeAll
  static void start() throws IOException {
    data = Files.createDirectories(folder.resolve("data"));
    postgres =
        EmbeddedPostgres.builder().setDataDirectory(data).setCleanDataDirectory(false).start();
    port = postgres.getPort();
    first = ServerProcess.start(folder, database());
    second = ServerProcess.start(folder, database());
  }

  private static String database() {
    return "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=postgres";
  }

  @AfterAll
  static void stop() throws IOException {
    first.close();
    second.close();
    postgres.close();
  }

  private static void restartDatabase() throws IOException {
    postgres.close();
    postgres =
        EmbeddedPostgres.builder()
            .setDataDirectory(data)
            .setCleanDataDirectory(false)
            .setPort(port)
            .start();
  }

  /** Ends phases as soon as it may, else does what it must. */
  private static String order(TableClient client, ApiMatch match, JsonNode view)
      throws IOException {
    String token = match.token(view.path("decision").path("side").stringValue());
    JsonNode own = client.get(match.path("/view"), token).json();
    if (own.path("canEnd").booleanValue()) {
      return "{\"type\":\"end-phase\"}";
    }
    return own.path("suggestion").isObject()
        ? own.path("suggestion").toString()
        : match.choose(client, own);
  }

  /** The players sit at different servers, behind a proxy that changes them as it likes. */
  @Test
  void playersOnDifferentServersFinishAMatchWhileOneIsKilled() throws Exception {
    List<Integer> ports = List.of(port(first), port(second));
    try (RoundRobin proxy = new RoundRobin(ports);
        TableClient maker = new TableClient(first.address())) {
      ApiMatch match = ApiMatch.create(maker, false, new SplittableRandom(1));
      List<String> given = new ArrayList<>();
      boolean over = false;
      for (int i = 0; i < 600 && !over; i++) {
        if (given.size() == 30) {
          second.kill();
          second = ServerProcess.start(folder, database());
          proxy.serve(List.of(port(first), port(second)));
        }
        // A connection of its own for each order: the proxy gives it to either server.
        try (TableClient client = new TableClient(i < 3 ? first.address() : proxy.address())) {
          JsonNode view = client.get(match.path("/view"), match.token("spectator")).json();
          over = view.path("over").booleanValue();
          if (!over) {
            String order = order(client, match, view);
            String side = view.path("decision").path("side").stringValue();
            int after = view.path("orders").intValue();
            TableClient.Reply reply = match.submit(client, after, side, order);
            if (reply.status() == 200) {
              assertThat(after).isEqualTo(given.size());
              given.add(TableClient.parse(order).toString());
            } else {
              assertThat(reply.status()).isIn(409, 503);
            }
          }
        }
      }
      assertThat(over).isTrue();
      for (ServerProcess server : List.of(first, second)) {
        try (TableClient client = new TableClient(server.address())) {
          JsonNode history = client.get(match.path("/history"), match.token("axis")).json();
          List<String> found = new ArrayList<>();
          history.forEach(play -> found.add(play.path("order").toString()));
          assertThat(found).isEqualTo(given);
          assertThat(client.text("/metrics"))
              .as("both servers took orders")
              .containsPattern("stavka_orders_total\\{answer=\"done\"} [1-9]");
        }
      }
    }
  }

  @Test
  void aKeyThatWasChangedAtOneServerOpensNothingAtTheOther() throws Exception {
    try (TableClient here = new TableClient(first.address());
        TableClient there = new TableClient(second.address())) {
      ApiMatch match = ApiMatch.create(here, false, new SplittableRandom(3));
      String old = match.token("axis");
      assertThat(there.get(match.path("/view"), old).status()).isEqualTo(200);
      assertThat(here.post(match.path("/key"), old, "").status()).isEqualTo(200);
      int status = 200;
      for (int i = 0; i < 300 && status == 200; i++) {
        status = there.get(match.path("/view"), old).status();
        Thread.sleep(20);
      }
      assertThat(status).isEqualTo(401);
    }
  }

  private static int port(ServerProcess server) {
    return URI.create(server.address()).getPort();
  }

  @Test
  void botsAreMovedByOneServerAndByTheOtherWhenThatDies() throws Exception {
    try (TableClient client = new TableClient(first.address())) {
      TableClient.Reply made =
          client.post(
              "/api/matches",
              "",
              "{\"game\":\"kharkov\",\"axis\":\"random\",\"soviet\":\"random\"}");
      String path = "/api/matches/" + made.json().path("id").stringValue() + "/view";
      String token = made.json().path("tokens").path("spectator").stringValue();
      int before = 0;
      try (TableClient other = new TableClient(second.address())) {
        for (int i = 0; i < 100 && before < 20; i++) {
          client.get(path, token);
          before = other.get(path, token).json().path("orders").intValue();
          Thread.sleep(100);
        }
        assertThat(before).isGreaterThanOrEqualTo(20);
        first.kill();
        first = ServerProcess.start(folder, database());
        int after = before;
        for (int i = 0; i < 300 && after < before + 40; i++) {
          after = other.get(path, token).json().path("orders").intValue();
          Thread.sleep(100);
        }
        assertThat(after).isGreaterThanOrEqualTo(before + 40);
        assertThat(other.get(path, token).json().has("fault")).isFalse();
      }
    }
  }

  @Test
  void aDatabaseThatWasAwayCostsNoOrderThatWasAcknowledged() throws Exception {
    int kills = Integer.getInteger("stavka.databaseKills", 1);
    try (TableClient client = new TableClient(first.address())) {
      ApiMatch match = ApiMatch.create(client, true, new SplittableRandom(2));
      List<String> given = new ArrayList<>();
      for (int kill = 0; kill <= kills; kill++) {
        play(client, match, given, 8);
        if (kill < kills) {
          postgres.close();
          TableClient.Reply refused =
              match.submit(client, given.size(), "both", "{\"type\":\"end-phase\"}");
          assertThat(refused.status()).isIn(422, 503);
          assertThat(client.get("/health/live", "").status()).isEqualTo(200);
          assertThat(readyWithin(client, 503)).isTrue();
          restartDatabase();
        }
      }
      JsonNode history = client.get(match.path("/history"), match.token("both")).json();
      List<String> found = new ArrayList<>();
      history.forEach(each -> found.add(each.path("order").toString()));
      assertThat(found).isEqualTo(given);
    }
  }

  /** The server believes for a second what it has last found out about its store. */
  private static boolean readyWithin(TableClient client, int status) throws Exception {
    for (int i = 0; i < 50; i++) {
      if (client.get("/health/ready", "").status() == status) {
        return true;
      }
      Thread.sleep(100);
    }
    return false;
  }

  private static void play(TableClient client, ApiMatch match, List<String> given, int orders)
      throws Exception {
    int goal = given.size() + orders;
    for (int i = 0; i < 200 && given.size() < goal; i++) {
      TableClient.Reply view = client.get(match.path("/view"), match.token("both"));
      if (view.status() != 200) {
        assertThat(view.status()).isEqualTo(503);
        Thread.sleep(200);
        continue;
      }
      int after = view.json().path("orders").intValue();
      assertThat(after).isEqualTo(given.size());
      String order = order(client, match, view.json());
      if (match.submit(client, after, "both", order).status() == 200) {
        given.add(TableClient.parse(order).toString());
      }
    }
    assertThat(given).hasSizeGreaterThanOrEqualTo(goal);
  }
}
