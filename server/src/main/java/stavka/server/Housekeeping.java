package stavka.server;

import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import stavka.server.match.Matches;
import stavka.server.store.Retention;
import stavka.server.store.Store;

/** What is done now and then. A task that fails is told, and tried again at its next time. */
final class Housekeeping implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);

  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("stavka-housekeeping").daemon().factory());

  void every(int time, TimeUnit unit, String what, Runnable task) {
    var _ =
        thread.scheduleWithFixedDelay(
            () -> {
              try {
                task.run();
              } catch (RuntimeException failed) {
                LOG.warn("{} failed: {}", what, Server.reason(failed));
              }
            },
            time,
            time,
            unit);
  }

  /** Removes matches that need not be kept. */
  static void removeOld(Store store, Matches matches, Operation.Keeping keeping) {
    Retention retention = store.retention();
    remove(store, matches, "unplayed", keeping.unplayed(), retention::unplayed);
    remove(store, matches, "finished", keeping.finished(), retention::finished);
    remove(store, matches, "abandoned", keeping.abandoned(), retention::abandoned);
    remove(store, matches, "sent", keeping.records(), retention::records);
  }

  private static void remove(
      Store store, Matches matches, String kind, int days, LongFunction<List<String>> find) {
    if (days == 0) {
      return;
    }
    List<String> old = find.apply(System.currentTimeMillis() - TimeUnit.DAYS.toMillis(days));
    if (!old.isEmpty()) {
      old.forEach(matches::forget);
      LOG.info("{} {} matches removed after {} days", store.remove(old), kind, days);
    }
  }

  /** Removes matches in which hardly anything has happened, because room is short. */
  static void removeEmpty(Store store, Matches matches, List<String> empty) {
    empty.forEach(matches::forget);
    LOG.warn("room is short: {} empty matches removed", store.remove(empty));
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
