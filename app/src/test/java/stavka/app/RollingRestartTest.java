package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.app.bench.server.ApiMatch;
import stavka.app.bench.server.ServerProcess;
import stavka.app.bench.server.TableClient;
import stavka.app.bench.server.Witness;
import tools.jackson.databind.JsonNode;

/** Servers are stopped and started one after the other while people play. */
class RollingRestartTest {
  private static final int MATCHES = 4;
  private static final int ORDERS_BETWEEN = 12;

  private final AtomicInteger acknowledged = new AtomicInteger();
  private final Queue<String> wrong = new ConcurrentLinkedQueue<>();
  private volatile boolean done;

  @Test
  void noOrderIsLostWhenEachServerIsRestartedInTurn(@TempDir Path folder) throws Exception {
    Path data = Files.createDirectories(folder.resolve("data"));
    try (EmbeddedPostgres postgres = EmbeddedPostgres.builder().setDataDirectory(data).start()) {
      String url = "jdbc:postgresql://127.0.0.1:" + postgres.getPort() + "/postgres?user=postgres";
      ServerProcess[] servers = {
        ServerProcess.start(folder, url), ServerProcess.start(folder, url)
      };
      try (RoundRobin proxy = new RoundRobin(ports(servers))) {
        List<Witness> witnesses = begin(proxy);
        List<Thread> players = new ArrayList<>();
        for (Witness witness : witnesses) {
          players.add(Thread.ofVirtual().start(() -> play(witness, proxy)));
        }
        for (int i = 0; i < servers.length; i++) {
          awaitMoreOrders();
          // The proxy still sends people to the one that stops: that is what its 503 is for.
          servers[i].close();
          awaitMoreOrders();
          servers[i] = ServerProcess.start(folder, url);
          proxy.serve(ports(servers));
        }
        awaitMoreOrders();
        done = true;
        for (Thread player : players) {
          player.join();
        }
        compare(servers, witnesses);
      } finally {
        done = true;
        for (ServerProcess server : servers) {
          server.close();
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static List<Integer> ports(ServerProcess[] servers) {
    List<Integer> ports = new ArrayList<>();
    for (ServerProcess server : servers) {
      ports.add(URI.create(server.address()).getPort());
    }
    return ports;
  }

  private static List<Witness> begin(RoundRobin proxy) throws IOException {
    List<Witness> witnesses = new ArrayList<>();
    try (TableClient client = new TableClient(proxy.address())) {
      for (int i = 0; i < MATCHES; i++) {
        witnesses.add(new Witness(ApiMatch.create(client, true, new SplittableRandom(i))));
      }
    }
    return witnesses;
  }

  private void awaitMoreOrders() throws InterruptedException {
    int goal = acknowledged.get() + ORDERS_BETWEEN;
    for (int i = 0; i < 2400 && acknowledged.get() < goal; i++) {
      Thread.sleep(50);
    }
    assertThat(acknowledged.get()).isGreaterThanOrEqualTo(goal);
  }

  /** Each order by a connection of its own, so that the proxy may give it to either server. */
  private void play(Witness witness, RoundRobin proxy) {
    while (!done && !witness.isOver()) {
      try (TableClient client = new TableClient(proxy.address())) {
        playOn(witness, client);
      } catch (IOException gone) {
        // The server stopped before it answered: one looks at the match and goes on.
      }
    }
  }

  private void playOn(Witness witness, TableClient client) throws IOException {
    ApiMatch match = witness.match();
    TableClient.Reply view = client.get(match.path("/view"), match.token("both"));
    if (view.status() != 200) {
      expect(view, 503);
      return;
    }
    int after = view.json().path("orders").intValue();
    if (view.json().path("over").booleanValue()) {
      witness.end();
    } else if (after == witness.acknowledged() + 1) {
      String path = match.path("/history?from=" + after);
      JsonNode late = client.get(path, match.token("both")).json().path(0).path("order");
      if (late.isObject()) {
        witness.acknowledgeLate(late);
      }
    } else if (after == witness.acknowledged()) {
      String order = match.choose(client, view.json());
      TableClient.Reply reply = match.submit(client, after, "both", order);
      if (reply.status() == 200) {
        witness.acknowledge(order);
        acknowledged.incrementAndGet();
      } else {
        expect(reply, 409, 503);
      }
    }
  }

  private void expect(TableClient.Reply reply, Integer... statuses) {
    if (!List.of(statuses).contains(reply.status())) {
      wrong.add(reply.toString());
    }
  }

  private static void compare(ServerProcess[] servers, List<Witness> witnesses) throws IOException {
    for (ServerProcess server : servers) {
      try (TableClient client = new TableClient(server.address())) {
        for (Witness witness : witnesses) {
          ApiMatch match = witness.match();
          JsonNode history = client.get(match.path("/history"), match.token("both")).json();
          assertThat(witness.compare(history)).isEmpty();
        }
      }
    }
  }
}
