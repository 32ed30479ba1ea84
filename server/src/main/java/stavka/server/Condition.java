package stavka.server;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import stavka.server.http.MeterText;
import stavka.server.http.Readiness;
import stavka.server.match.MatchMaker;
import stavka.server.match.Matches;
import stavka.server.match.Reviews;
import stavka.server.match.Workshop;
import stavka.server.store.Journal;
import stavka.server.store.Store;

/** How the server is: whether it can do its work, and how much of it there is. */
final class Condition implements Readiness {
  private static final Logger LOG = LoggerFactory.getLogger(Condition.class);
  private static final long FRESH_NANOS = 1_000_000_000L;
  private static final int STILL_SECONDS = 60;

  private final Store store;
  private final Journal journal;
  private final MatchMaker maker;
  private final Matches matches;
  private final Reviews reviews;
  private final List<Workshop> workshops;
  private final ReentrantLock lock = new ReentrantLock();
  private volatile boolean stopping;
  private boolean good = true;
  private volatile boolean full;
  private long asked = System.nanoTime() - FRESH_NANOS;

  Condition(
      Store store,
      Journal journal,
      MatchMaker maker,
      Matches matches,
      Reviews reviews,
      List<Workshop> workshops) {
    this.store = store;
    this.journal = journal;
    this.maker = maker;
    this.matches = matches;
    this.reviews = reviews;
    this.workshops = workshops;
  }

  /** From now on nobody new should be sent here. */
  void stop() {
    stopping = true;
  }

  @Override
  public boolean stopping() {
    return stopping;
  }

  /** Whether the store can be written: tried at most once a second, whoever asks. */
  @Override
  public boolean storeWorks() {
    if (!lock.tryLock()) {
      return good;
    }
    try {
      if (System.nanoTime() - asked >= FRESH_NANOS) {
        good = probe();
        asked = System.nanoTime();
      }
      return good;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public List<String> troubles() {
    List<String> troubles = new ArrayList<>();
    if (storeWorks() && full) {
      troubles.add("full");
    }
    for (Workshop each : workshops) {
      if (each.stillSeconds() >= STILL_SECONDS) {
        troubles.add(each.name() + " stand still");
      } else if (each.hasRefused(STILL_SECONDS)) {
        troubles.add(each.name() + " refused");
      }
    }
    return troubles;
  }

  private boolean probe() {
    try {
      store.probe();
      full = maker.isFull();
      return true;
    } catch (RuntimeException down) {
      LOG.warn("the store cannot be written: {}", Server.reason(down));
      return false;
    }
  }

  @Override
  public void write(MeterText text) {
    Runtime runtime = Runtime.getRuntime();
    text.gauge("stavka_ready", "Whether the server can do its work.", storeWorks() ? 1 : 0);
    text.gauge(
        "stavka_degraded", "How much the server cannot do for everybody.", troubles().size());
    if (good) {
      text.gauge("stavka_matches", "Matches in the store.", count());
    }
    text.gauge("stavka_matches_loaded", "Matches in memory.", matches.loaded().size());
    text.gauge("stavka_journal_waiting", "Entries that wait to be stored.", journal.waiting());
    text.gauge("stavka_reviews_waiting", "Reviews that are not ready.", reviews.waiting());
    text.head("stavka_queue", "Heavy work that waits, by kind.", "gauge");
    workshops.forEach(each -> text.line("stavka_queue", "kind", each.name(), each.waiting()));
    text.head("stavka_working", "Heavy work that is being done, by kind.", "gauge");
    workshops.forEach(each -> text.line("stavka_working", "kind", each.name(), each.working()));
    text.gauge(
        "stavka_memory_used_bytes", "Heap in use.", runtime.totalMemory() - runtime.freeMemory());
    text.gauge("stavka_memory_max_bytes", "Heap there may be.", runtime.maxMemory());
  }

  private int count() {
    try {
      return maker.count();
    } catch (RuntimeException down) {
      return -1;
    }
  }
}
