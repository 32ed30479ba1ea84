package stavka.server.match;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Future;
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
 * Looks back on matches, in a workshop of its own: nobody waits for it, but who wants a review asks
 * for it now and then, and one that nobody asks for is given up. What was found is kept for a
 * while; found again, it would be the same.
 */
public final class Reviews {
  private static final Logger LOG = LoggerFactory.getLogger(Reviews.class);

  private static final int KEPT = 64;

  /** A page that is not looked at asks once a minute. */
  private static final long FORGOTTEN_NANOS = TimeUnit.MINUTES.toNanos(3);

  private final int playouts;
  private final Workshop workshop;

  /** By match and number of orders, the one asked for longest ago first. */
  private final Map<Key, Work> works = new LinkedHashMap<>(16, 0.75f, true);

  /** A match as it stood after so many orders. */
  private record Key(String match, int orders) {}

  /** A review, or how far it has come. */
  public static final class Work {
    private volatile int done;
    private volatile int total;
    private volatile boolean failed;
    private volatile long asked = System.nanoTime();
    private volatile @Nullable Review review;
    private @Nullable Future<?> job;

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

    private boolean forgotten() {
      return System.nanoTime() - asked > FORGOTTEN_NANOS;
    }
  }

  /**
   * @param playouts from each place of a match
   */
  public Reviews(int playouts, Workshop workshop) {
    this.playouts = playouts;
    this.workshop = workshop;
  }

  /**
   * The review of a match as it stands.
   *
   * @throws Workshop.Full if too many others are waited for
   */
  public Work of(Match match, Asker asker) {
    Key key = new Key(match.rules().id(), match.look(Situation::orders));
    synchronized (works) {
      Work known = works.get(key);
      if (known != null && !known.failed) {
        known.asked = System.nanoTime();
        return known;
      }
      giveUp(key);
      Work work = new Work();
      work.job =
          workshop.enter(
              asker,
              work,
              () -> {
                run(match, key.orders(), work);
                return work;
              });
      works.put(key, work);
      return work;
    }
  }

  /** Whoever asks how a match stands now does not want to know how it stood before. */
  private void giveUp(Key newer) {
    works
        .entrySet()
        .removeIf(
            entry -> {
              Work work = entry.getValue();
              boolean earlier = entry.getKey().match().equals(newer.match());
              if (work.finished() || !(earlier || work.forgotten())) {
                return false;
              }
              giveUp(work);
              return true;
            });
    List<Key> finished =
        works.entrySet().stream()
            .filter(entry -> entry.getValue().finished())
            .map(Map.Entry::getKey)
            .toList();
    finished.subList(0, Math.max(0, finished.size() - KEPT)).forEach(works::remove);
  }

  private void giveUp(Work work) {
    work.failed = true;
    Future<?> job = work.job;
    if (job != null) {
      workshop.leave(job);
    }
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
                    if (work.forgotten()) {
                      giveUp(work);
                    }
                  });
    } catch (CancellationException unwanted) {
      work.failed = true;
    } catch (RuntimeException failed) {
      work.failed = true;
      if (!Thread.currentThread().isInterrupted()) {
        LOG.error("match {}: no review", rules.id(), failed);
      }
    }
  }

  /** How many reviews are not ready yet. */
  public int waiting() {
    return workshop.waiting() + workshop.working();
  }
}
