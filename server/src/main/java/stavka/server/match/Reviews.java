package stavka.server.match;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import stavka.ai.review.Review;
import stavka.ai.review.Reviewer;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.position.Position;

/**
 * Looks back on matches, one after another on a thread of its own: nobody waits for it. What was
 * found is kept for a while; found again, it would be the same.
 */
public final class Reviews implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Reviews.class);

  private static final int KEPT = 64;
  private static final int WAITING = 16;

  private final int playouts;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().name("stavka-reviews").daemon().factory());

  /** By match and number of orders, the one asked for longest ago first. */
  private final Map<String, Work> works = new LinkedHashMap<>(16, 0.75f, true);

  /** A review, or how far it has come. */
  public static final class Work {
    private volatile int done;
    private volatile int total;
    private volatile boolean failed;
    private volatile @Nullable Review review;

    /** Nothing while it is worked on. */
    public Optional<Review> review() {
      return Optional.ofNullable(review);
    }

    public int done() {
      return done;
    }

    public int total() {
      return total;
    }

    private boolean finished() {
      return review != null || failed;
    }
  }

  /**
   * @param playouts from each place of a match
   */
  public Reviews(int playouts) {
    this.playouts = playouts;
  }

  /** The review of a match as it stands; nothing if too many others are waited for. */
  public Optional<Work> of(Match match) {
    int size = match.look(Situation::orders);
    String key = match.rules().id() + "/" + size;
    synchronized (works) {
      Work known = works.get(key);
      if (known != null && !known.failed) {
        return Optional.of(known);
      }
      if (works.values().stream().filter(work -> !work.finished()).count() >= WAITING) {
        return Optional.empty();
      }
      Work work = new Work();
      try {
        thread.execute(() -> run(match, size, work));
      } catch (RejectedExecutionException stopping) {
        return Optional.empty();
      }
      works.put(key, work);
      forget();
      return Optional.of(work);
    }
  }

  private void forget() {
    List<String> finished =
        works.entrySet().stream()
            .filter(entry -> entry.getValue().finished())
            .map(Map.Entry::getKey)
            .toList();
    finished.subList(0, Math.max(0, finished.size() - KEPT)).forEach(works::remove);
  }

  private void run(Match match, int size, Work work) {
    MatchRules rules = match.rules();
    Game game = rules.game();
    try {
      List<Order> orders = match.history(0).stream().limit(size).map(Play::order).toList();
      // Positions are for one thread at a time, so this one makes its own.
      Position start = rules.fresh();
      work.review =
          new Reviewer(game, playouts, 1)
              .review(
                  start,
                  orders,
                  rules.seed(),
                  (done, total) -> {
                    work.done = done;
                    work.total = total;
                  });
    } catch (RuntimeException failed) {
      work.failed = true;
      if (!thread.isShutdown()) {
        LOG.error("match {}: no review", rules.id(), failed);
      }
    }
  }

  /** How many reviews are not ready yet. */
  public int waiting() {
    synchronized (works) {
      return (int) works.values().stream().filter(work -> !work.finished()).count();
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
    try {
      boolean _ = thread.awaitTermination(5, TimeUnit.SECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
