package stavka.app.bench.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import stavka.app.bench.server.TableClient.Reply;
import tools.jackson.databind.JsonNode;

/**
 * Plays many matches at once over the API and measures how long an order takes from being sent
 * until it is on the other player's screen; then opens many idle streams and weighs the server.
 */
public final class LoadTest {
  /**
   * @param orders given in all while it was measured
   * @param p50 milliseconds from sending an order to its coming on the other stream, at the median
   * @param bytesPlaying memory of the server while matches are played
   * @param bytesWatched memory of the server with the idle viewers, after half a minute's rest
   */
  public record Report(
      int matches,
      int orders,
      double ordersPerSecond,
      double p50,
      double p99,
      double worst,
      int viewers,
      long bytesPlaying,
      long bytesWatched) {}

  /**
   * @param thinkMillis how long a player waits between orders, on average
   */
  public record Plan(int matches, int seconds, int warmUpSeconds, int thinkMillis, int viewers) {}

  private final Path folder;
  private final Plan plan;
  private final SplittableRandom random = new SplittableRandom(1);
  private final Queue<Long> nanos = new ConcurrentLinkedQueue<>();
  private final AtomicInteger orders = new AtomicInteger();
  private final List<InputStream> streams = new ArrayList<>();
  private volatile boolean measuring;
  private volatile boolean done;

  /**
   * @param folder an empty one, for the store
   */
  public LoadTest(Path folder, Plan plan) {
    this.folder = folder;
    this.plan = plan;
  }

  public Report run() throws IOException, InterruptedException {
    try (ServerProcess server = ServerProcess.start(folder);
        TableClient client = new TableClient(server.address())) {
      List<ApiMatch> matches = new ArrayList<>();
      List<Thread> players = new ArrayList<>();
      for (int i = 0; i < plan.matches(); i++) {
        ApiMatch match = ApiMatch.create(client, false, random.split());
        matches.add(match);
        players.add(begin(client, match, random.split()));
      }
      Thread.sleep(TimeUnit.SECONDS.toMillis(plan.warmUpSeconds()));
      measuring = true;
      Thread.sleep(TimeUnit.SECONDS.toMillis(plan.seconds()));
      measuring = false;
      long playing = server.residentBytes();
      done = true;
      for (Thread player : players) {
        player.join();
      }
      long watched = watch(server, client, matches);
      return report(playing, watched);
    } finally {
      for (InputStream stream : streams) {
        stream.close();
      }
    }
  }

  /** A match with a stream for each player, and someone who plays both. */
  private Thread begin(TableClient client, ApiMatch match, SplittableRandom dice)
      throws IOException {
    Map<String, Map<Integer, Long>> sent =
        Map.of("axis", new ConcurrentHashMap<>(), "soviet", new ConcurrentHashMap<>());
    Map<String, BufferedReader> readers = new ConcurrentHashMap<>();
    for (String seat : sent.keySet()) {
      InputStream stream = client.stream(match.path("/stream"), match.token(seat));
      streams.add(stream);
      readers.put(seat, new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8)));
    }
    sent.forEach(
        (seat, times) -> {
          BufferedReader reader = readers.get(seat);
          if (reader != null) {
            Thread.ofVirtual().start(() -> listen(reader, times));
          }
        });
    return Thread.ofVirtual().start(() -> play(client, match, sent, dice));
  }

  private void listen(BufferedReader reader, Map<Integer, Long> sent) {
    try {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (line.startsWith("data: {\"n\":")) {
          long now = System.nanoTime();
          int n = Integer.parseInt(line.substring(11, line.indexOf(',')));
          Long began = sent.remove(n);
          if (began != null && measuring) {
            nanos.add(now - began);
          }
        }
      }
    } catch (IOException closed) {
      // The measurement is over.
    }
  }

  private void play(
      TableClient client,
      ApiMatch match,
      Map<String, Map<Integer, Long>> sent,
      SplittableRandom dice) {
    try {
      Thread.sleep(dice.nextInt(Math.max(1, plan.thinkMillis())));
      while (!done) {
        JsonNode view = client.get(match.path("/view"), match.token("spectator")).json();
        if (view.path("over").booleanValue()) {
          return;
        }
        String order = match.choose(client, view);
        String side = view.path("decision").path("side").stringValue();
        int after = view.path("orders").intValue();
        Map<Integer, Long> other = sent.get(side.equals("axis") ? "soviet" : "axis");
        if (other != null) {
          other.put(after + 1, System.nanoTime());
        }
        Reply reply = match.submit(client, after, side, order);
        if (reply.status() != 200) {
          throw new IllegalStateException(order + ": " + reply.json());
        }
        if (measuring) {
          orders.incrementAndGet();
        }
        Thread.sleep(plan.thinkMillis() / 2 + dice.nextInt(Math.max(1, plan.thinkMillis())));
      }
    } catch (IOException failed) {
      throw new IllegalStateException(failed);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** Opens idle streams, lets the server rest, and weighs it. */
  private long watch(ServerProcess server, TableClient client, List<ApiMatch> matches)
      throws IOException, InterruptedException {
    CountDownLatch greeted = new CountDownLatch(plan.viewers());
    for (int i = 0; i < plan.viewers(); i++) {
      ApiMatch match = matches.get(i % matches.size());
      InputStream stream = client.stream(match.path("/stream"), match.token("spectator"));
      streams.add(stream);
      Thread.ofVirtual().start(() -> drain(stream, greeted));
    }
    if (!greeted.await(60, TimeUnit.SECONDS)) {
      throw new IllegalStateException("not every viewer was greeted");
    }
    Thread.sleep(TimeUnit.SECONDS.toMillis(30));
    return server.residentBytes();
  }

  private static void drain(InputStream stream, CountDownLatch greeted) {
    byte[] buffer = new byte[8192];
    boolean first = true;
    try {
      while (stream.read(buffer) >= 0) {
        if (first) {
          greeted.countDown();
          first = false;
        }
      }
    } catch (IOException closed) {
      // The measurement is over.
    }
  }

  private Report report(long playing, long watched) {
    long[] sorted = nanos.stream().mapToLong(Long::longValue).toArray();
    Arrays.sort(sorted);
    return new Report(
        plan.matches(),
        orders.get(),
        orders.get() / (double) plan.seconds(),
        millis(sorted, 0.5),
        millis(sorted, 0.99),
        millis(sorted, 1),
        plan.viewers(),
        playing,
        watched);
  }

  private static double millis(long[] sorted, double share) {
    return sorted.length == 0
        ? Double.NaN
        : sorted[(int) Math.ceil(share * sorted.length) - 1] / 1e6;
  }
}
