package stavka.app.bench.server;

import java.io.IOException;
import java.net.http.HttpTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import stavka.app.bench.server.TableClient.Reply;
import tools.jackson.databind.JsonNode;

/**
 * Kills a server at random moments under play and looks whether every order it acknowledged is
 * there afterwards, and none twice.
 */
public final class CrashDrill {
  private static final int MATCHES = 6;
  private static final int LONGEST_MILLIS = 1500;

  /** How often a history is asked for before a server that does not answer is a fault. */
  private static final int READINGS = 6;

  /** What lives for a second or two need not be compiled at length. */
  private static final String BRIEF = "-XX:TieredStopAtLevel=1";

  /**
   * @param kills how often the server was killed
   * @param acknowledged orders it had acknowledged
   * @param unconfirmed orders that were stored although the answer never came
   * @param faults what was wrong, a line each
   */
  public record Report(int kills, int acknowledged, int unconfirmed, List<String> faults) {}

  private final Path folder;
  private final SplittableRandom random;
  private final List<Witness> witnesses = new ArrayList<>();
  private final List<Witness> playing = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();
  private final AtomicInteger answers = new AtomicInteger();

  /**
   * @param folder an empty one, for the store
   */
  public CrashDrill(Path folder, long seed) {
    this.folder = folder;
    this.random = new SplittableRandom(seed);
  }

  /** Kills the server so many times. */
  public Report run(int kills, IntConsumer progress) {
    String store = ServerProcess.file(folder);
    Path cache = folder.resolve("classes.aot");
    ServerProcess.start(folder, store, "-XX:AOTCacheOutput=" + cache, BRIEF).close();
    String[] java =
        Files.exists(cache) ? new String[] {"-XX:AOTCache=" + cache, BRIEF} : new String[] {BRIEF};
    for (int i = 1; i <= kills; i++) {
      ServerProcess server = ServerProcess.start(folder, store, java);
      try (TableClient client = new TableClient(server.address())) {
        check(client, playing);
        killUnderPlay(server, client);
      } finally {
        server.kill();
      }
      progress.accept(i);
    }
    try (ServerProcess server = ServerProcess.start(folder);
        TableClient client = new TableClient(server.address())) {
      check(client, witnesses);
    }
    return new Report(
        kills,
        witnesses.stream().mapToInt(Witness::acknowledged).sum(),
        witnesses.stream().mapToInt(Witness::unconfirmed).sum(),
        List.copyOf(faults));
  }

  /** A kill before anything was acknowledged would prove nothing, however slow the machine. */
  private void awaitFirstOrder() throws InterruptedException {
    int before = answers.get();
    for (int i = 0; i < 600 && answers.get() == before; i++) {
      Thread.sleep(50);
    }
  }

  private void killUnderPlay(ServerProcess server, TableClient client) {
    List<Thread> players = new ArrayList<>();
    try {
      playing.removeIf(Witness::isOver);
      while (playing.size() < MATCHES) {
        playing.add(new Witness(ApiMatch.create(client, true, random.split())));
        witnesses.add(playing.getLast());
      }
      for (Witness witness : playing) {
        players.add(Thread.ofVirtual().start(() -> play(witness, client)));
      }
      awaitFirstOrder();
      Thread.sleep(random.nextInt(LONGEST_MILLIS));
    } catch (IOException failed) {
      faults.add("no match could be created: " + failed.getMessage());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
    server.kill();
    for (Thread player : players) {
      try {
        player.join();
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Plays until the server is gone, and remembers each order that was acknowledged. */
  private void play(Witness witness, TableClient client) {
    ApiMatch match = witness.match();
    try {
      while (true) {
        JsonNode view = client.get(match.path("/view"), match.token("both")).json();
        if (view.path("over").booleanValue()) {
          witness.end();
          return;
        }
        String order = match.choose(client, view);
        int after = view.path("orders").intValue();
        Reply reply = match.submit(client, after, "both", order);
        if (reply.status() == 200) {
          witness.acknowledge(order);
          answers.incrementAndGet();
        }
      }
    } catch (IOException gone) {
      // The server was killed: what it said before is what counts.
    }
  }

  private void check(TableClient client, List<Witness> some) {
    for (Witness witness : List.copyOf(some)) {
      String id = witness.match().id();
      try {
        Reply reply = history(client, witness.match());
        if (reply.status() == 200) {
          faults.addAll(witness.compare(reply.json()));
          continue;
        }
        faults.add(id + ": " + reply.json());
      } catch (IOException failed) {
        faults.add(id + ": " + failed.getMessage());
      }
      // Whether its last order is there is not known, so nothing after it could be compared.
      playing.remove(witness);
    }
  }

  /** What is stored does not change by asking, so on a slow machine it is asked for again. */
  private static Reply history(TableClient client, ApiMatch match) throws IOException {
    for (int i = 1; i < READINGS; i++) {
      try {
        return client.get(match.path("/history"), match.token("both"));
      } catch (HttpTimeoutException slow) {
        // An order that was stored is as well told later.
      }
    }
    return client.get(match.path("/history"), match.token("both"));
  }
}
