package stavka.app.bench.server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * What a server has on an evening: matches that are played, many who watch them, others who look
 * back, open their lobby and ask for the past; and, if there is one to kill, a database that dies
 * now and then. Measures how long an order takes to be seen by each who watches, whether memory
 * stays as it is, and whether every order that was acknowledged is there at the end.
 */
public final class MixedLoad {
  private static final int SAMPLES = 12;
  private static final int OUTAGE_MILLIS = 1500;
  private static final String[] LOOKS = {"/history", "/points", "/view?at=3", "/view", ""};

  /**
   * @param thinkMillis how long a player waits between orders, on average
   * @param databaseKills how often the database is killed; 0 for a store in a file
   */
  public record Plan(int matches, int viewers, int seconds, int thinkMillis, int databaseKills) {}

  /**
   * @param orders acknowledged, in all matches
   * @param begun matches begun, those included that took the place of one that was over
   * @param refused orders and looks that were answered 503 because the database was away
   * @param comingsBack streams that ended and were opened again
   * @param seen orders that came on streams
   * @param p50 milliseconds from sending an order to its coming on a stream
   * @param looks questions asked beside
   * @param failures answers that were neither good nor such a refusal, and orders that were lost
   * @param bytes memory of the server, at even intervals
   * @param cores how many processors the server kept busy, on average
   */
  public record Report(
      int orders,
      int begun,
      int refused,
      int comingsBack,
      long seen,
      int looks,
      double p50,
      double p99,
      double worst,
      List<String> failures,
      List<Long> bytes,
      double cores) {}

  private final Path folder;
  private final Plan plan;
  private final SplittableRandom random = new SplittableRandom(1);
  private final SeenTimes times = new SeenTimes();
  private final SeenTimes lately = new SeenTimes();
  private final List<LiveMatch> live = new ArrayList<>();
  private final Queue<String> failures = new ConcurrentLinkedQueue<>();
  private final AtomicInteger looks = new AtomicInteger();
  private final AtomicInteger refused = new AtomicInteger();
  private volatile boolean done;

  /**
   * @param folder an empty one, for the store
   */
  public MixedLoad(Path folder, Plan plan) {
    this.folder = folder;
    this.plan = plan;
  }

  /**
   * @param news told how it stands, a line at a time
   */
  public Report run(Consumer<String> news) throws IOException, InterruptedException {
    Optional<DatabaseProcess> database =
        plan.databaseKills() == 0 ? Optional.empty() : Optional.of(DatabaseProcess.start(folder));
    try (ServerProcess server =
            database.isEmpty()
                ? ServerProcess.start(folder)
                : ServerProcess.start(folder, database.get().url());
        TableClient client = new TableClient(server.address())) {
      return run(server, client, database, news);
    } finally {
      done = true;
      database.ifPresent(DatabaseProcess::close);
    }
  }

  private Report run(
      ServerProcess server,
      TableClient client,
      Optional<DatabaseProcess> database,
      Consumer<String> news)
      throws IOException, InterruptedException {
    List<Thread> people = new ArrayList<>();
    for (int i = 0; i < plan.matches(); i++) {
      int viewers = plan.viewers() * (i + 1) / plan.matches() - plan.viewers() * i / plan.matches();
      live.add(new LiveMatch(server.address(), client, viewers, this::seen, random.split()));
      live.getLast().begin();
    }
    news.accept(live.size() + " matches with their viewers are open");
    for (LiveMatch match : live) {
      SplittableRandom own = random.split();
      people.add(Thread.ofVirtual().start(() -> play(match, own)));
    }
    for (int i = 0; i < 4; i++) {
      SplittableRandom own = random.split();
      people.add(Thread.ofVirtual().start(() -> lookAround(client, own)));
    }
    long before = server.processorMillis();
    List<Long> bytes = pass(server, database, news);
    double cores =
        (server.processorMillis() - before) / (double) TimeUnit.SECONDS.toMillis(plan.seconds());
    done = true;
    for (Thread person : people) {
      person.join();
    }
    int comingsBack = 0;
    for (LiveMatch match : live) {
      failures.addAll(match.checkAll());
      comingsBack += match.comingsBack();
      match.close();
    }
    return new Report(
        live.stream().mapToInt(LiveMatch::acknowledged).sum(),
        live.stream().mapToInt(LiveMatch::begun).sum(),
        refused.get(),
        comingsBack,
        times.count(),
        looks.get(),
        times.within(0.5),
        times.within(0.99),
        times.within(1),
        failures.stream().limit(20).toList(),
        bytes,
        cores);
  }

  private void seen(long nanos) {
    times.add(nanos);
    lately.add(nanos);
  }

  /** Lets time pass, weighs the server now and then, and kills the database at even intervals. */
  private List<Long> pass(
      ServerProcess server, Optional<DatabaseProcess> database, Consumer<String> news)
      throws InterruptedException {
    List<Long> bytes = new ArrayList<>();
    long begin = System.nanoTime();
    int killed = 0;
    while (bytes.size() < SAMPLES) {
      double gone = (System.nanoTime() - begin) / 1e9 / plan.seconds();
      if (killed < plan.databaseKills()
          && database.isPresent()
          && gone > (killed + 1.0) / (plan.databaseKills() + 1)) {
        killed++;
        database.get().kill();
        Thread.sleep(OUTAGE_MILLIS);
        database.get().restart();
        news.accept("the database was killed and started again, " + killed);
      }
      if (gone > (bytes.size() + 1.0) / SAMPLES) {
        bytes.add(server.residentBytes());
        news.accept(
            "%.0f%%: %d times seen, of late after %.1f ms (median), %.1f ms (99%%); %d MB"
                .formatted(
                    100 * gone,
                    times.count(),
                    lately.within(0.5),
                    lately.within(0.99),
                    bytes.getLast() / 1024 / 1024));
        lately.clear();
      }
      Thread.sleep(50);
    }
    return bytes;
  }

  private void play(LiveMatch match, SplittableRandom dice) {
    try {
      Thread.sleep(dice.nextInt(Math.max(1, plan.thinkMillis())));
      while (!done) {
        try {
          note("order", match.playOn(), 200);
        } catch (TableClient.Refusal refusal) {
          note("a player's look", refusal.reply(), 200);
        } catch (IOException failed) {
          failures.add("a player: " + failed);
        }
        Thread.sleep(plan.thinkMillis() / 2 + dice.nextInt(Math.max(1, plan.thinkMillis())));
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private void lookAround(TableClient client, SplittableRandom dice) {
    try {
      while (!done) {
        ApiMatch match = live.get(dice.nextInt(live.size())).match();
        String look = LOOKS[dice.nextInt(LOOKS.length)];
        TableClient.Reply reply = client.get(match.path(look), match.token("spectator"));
        note(look, reply, look.contains("at=") ? 404 : 200);
        String lobby = "{\"tokens\":[\"" + match.token("axis") + "\"]}";
        note("lobby", client.post("/api/lobby", "", lobby), 200);
        looks.addAndGet(2);
        Thread.sleep(50 + dice.nextInt(200));
      }
    } catch (IOException failed) {
      failures.add("someone who looked: " + failed);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** A database that is away may be told; nothing else may fail. */
  private void note(String what, TableClient.Reply reply, int alsoGood) {
    if (reply.status() == 503 && plan.databaseKills() > 0) {
      refused.incrementAndGet();
    } else if (reply.status() != 200 && reply.status() != alsoGood) {
      failures.add(what + ": " + reply.status() + " " + reply.json());
    }
  }
}
