package stavka.server.match;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import stavka.engine.table.Viewer;

/** One watcher of a match, and what it has not been told yet. */
public final class Subscription {
  /** One who falls behind by more is let go; coming back, it is shown where the match stands. */
  private static final int LONGEST_WAIT = 64;

  private final Viewer viewer;
  private final Deque<Notice> first = new ArrayDeque<>();
  private final BlockingQueue<Notice> notices = new LinkedBlockingQueue<>();

  Subscription(Viewer viewer) {
    this.viewer = viewer;
  }

  public Viewer viewer() {
    return viewer;
  }

  /** What comes before all else. */
  void begin(List<Notice> before) {
    first.addAll(before);
  }

  void tell(Notice notice) {
    notices.add(notice);
  }

  /** Tells the watcher that no more will come. */
  public void end() {
    tell(Notice.END);
  }

  boolean isBehind() {
    return notices.size() > LONGEST_WAIT;
  }

  /** The next notice; null if there is none for so long. To be asked by the watcher alone. */
  public @Nullable Notice next(long millis) throws InterruptedException {
    Notice early = first.poll();
    return early == null ? notices.poll(millis, TimeUnit.MILLISECONDS) : early;
  }
}
