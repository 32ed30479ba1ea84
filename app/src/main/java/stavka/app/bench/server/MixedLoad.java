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
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;

/**
 * What a server has on an evening: matches that are played, many who watch them, others who look
 * back, open their lobby and ask for the past. Measures how long an order takes to be seen, and
 * whether memory stays as it is.
 */
public final class MixedLoad {
  private static final int SAMPLES = 8;
  private static final String[] LOOKS = {"/history", "/points", "/view?at=3", "/view", ""};

  /**
   * @param thinkMillis how long a player waits between orders, on average
   */
  public record Plan(int matches, int viewers, int seconds, int thinkMillis) {}

  /**
   * @param p50 milliseconds from sending an order to its coming on the other player's stream
   * @param looks questions asked beside
   * @param failures answers that were neither good nor a refusal with a reason
   * @param bytes memory of the server, at even intervals
   */
  public record Report(
      int matches,
      int viewers,
      int orders,
      int looks,
      double p50,
      double p99,
      double worst,
      List<String> failures,
      List<Long> bytes) {}

  private final Path folder;
  private final Plan plan;
  private final SplittableRandom random = new SplittableRandom(1);
  private final Map<String, Long> sent = new ConcurrentHashMap<>();
  private final Queue<Long> nanos = new ConcurrentLinkedQueue<>();
  private final Queue<String> failures = new ConcurrentLinkedQueue<>();
  private final List<InputStream> streams = new ArrayList<>();
  private final AtomicInteger orders = new AtomicInteger();
  private final AtomicInteger looks = new AtomicInteger();
  private volatile boolean done;

  /**
   * @param folder an empty one, for the store
   */
  public MixedLoad(Path folder, Plan plan) {
    this.folder = folder;
    this.plan = plan;
  }

  public Report run() throws IOException, InterruptedException {
    List<Long> bytes = new ArrayList<>();
    try (ServerProcess server = ServerProcess.start(folder);
        TableClient client = new TableClient(server.address())) {
      List<ApiMatch> matches = new ArrayList<>();
      List<Thread> people = new ArrayList<>();
      for (int i = 0; i < plan.matches(); i++) {
        ApiMatch match = ApiMatch.create(client, false, random.split());
        matches.add(match);
        for (String seat : List.of("axis", "soviet")) {
          watch(client, match, seat);
        }
        SplittableRandom own = random.split();
        people.add(Thread.ofVirtual().start(() -> play(client, match, own)));
      }
      for (int i = 0; i < plan.viewers(); i++) {
        watch(client, matches.get(i % matches.size()), "spectator");
      }
      for (int i = 0; i < 4; i++) {
        SplittableRandom own = random.split();
        people.add(Thread.ofVirtual().start(() -> lookAround(client, matches, own)));
      }
      for (int i = 0; i < SAMPLES; i++) {
        Thread.sleep(TimeUnit.SECONDS.toMillis(plan.seconds()) / SAMPLES);
        bytes.add(server.residentBytes());
      }
      done = true;
      for (Thread person : people) {
        person.join();
      }
    } finally {
      done = true;
      for (InputStream stream : streams) {
        stream.close();
      }
    }
    return report(bytes);
  }

  private void watch(TableClient client, ApiMatch match, String seat) throws IOException {
    InputStream stream = client.stream(match.path("/stream"), match.token(seat));
    streams.add(stream);
    Thread.ofVirtual().start(() -> listen(match.id() + "/" + seat + "/", stream));
  }

  private void listen(String who, InputStream stream) {
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (line.startsWith("data: {\"n\":")) {
          Long began = sent.remove(who + line.substring(11, line.indexOf(',')));
          if (began != null) {
            nanos.add(System.nanoTime() - began);
          }
        }
      }
    } catch (IOException closed) {
      // It is over.
    }
  }

  private void play(TableClient client, ApiMatch match, SplittableRandom dice) {
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
        String other = side.equals("axis") ? "soviet" : "axis";
        sent.put(match.id() + "/" + other + "/" + (after + 1), System.nanoTime());
        note("order", match.submit(client, after, side, order));
        orders.incrementAndGet();
        Thread.sleep(plan.thinkMillis() / 2 + dice.nextInt(Math.max(1, plan.thinkMillis())));
      }
    } catch (IOException failed) {
      failures.add("a player: " + failed);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private void lookAround(TableClient client, List<ApiMatch> matches, SplittableRandom dice) {
    try {
      while (!done) {
        ApiMatch match = matches.get(dice.nextInt(matches.size()));
        String look = LOOKS[dice.nextInt(LOOKS.length)];
        TableClient.Reply reply = client.get(match.path(look), match.token("spectator"));
        if (!look.contains("at=") || reply.status() != 404) {
          note(look, reply);
        }
        String lobby = "{\"tokens\":[\"" + match.token("axis") + "\"]}";
        note("lobby", client.post("/api/lobby", "", lobby));
        looks.addAndGet(2);
        Thread.sleep(50 + dice.nextInt(200));
      }
    } catch (IOException failed) {
      failures.add("someone who looked: " + failed);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private void note(String what, TableClient.Reply reply) {
    if (reply.status() != 200) {
      failures.add(what + ": " + reply.status() + " " + reply.json());
    }
  }

  private Report report(List<Long> bytes) {
    long[] sorted = nanos.stream().mapToLong(Long::longValue).toArray();
    Arrays.sort(sorted);
    return new Report(
        plan.matches(),
        plan.viewers(),
        orders.get(),
        looks.get(),
        millis(sorted, 0.5),
        millis(sorted, 0.99),
        millis(sorted, 1),
        failures.stream().limit(20).toList(),
        bytes);
  }

  private static double millis(long[] sorted, double share) {
    return sorted.length == 0
        ? Double.NaN
        : sorted[(int) Math.ceil(share * sorted.length) - 1] / 1e6;
  }
}
