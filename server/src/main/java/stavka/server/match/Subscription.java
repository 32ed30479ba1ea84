package stavka.server.match;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import stavka.engine.table.Viewer;

/** One watcher of a match, and what it has not been told yet. */
public final class Subscription {
  /** One who falls behind by more is let go; coming back, it gets what it missed. */
  private static final int LONGEST_WAIT = 1000;

  private final Viewer viewer;
  private final BlockingQueue<Notice> notices = new LinkedBlockingQueue<>();

  Subscription(Viewer viewer) {
    this.viewer = viewer;
  }

  public Viewer viewer() {
    return viewer;
  }

  void tell(Notice notice) {
    notices.add(notice);
  }

  boolean isBehind() {
    return notices.size() > LONGEST_WAIT;
  }

  /** The next notice; null if there is none for so long. */
  public @Nullable Notice next(long millis) throws InterruptedException {
    return notices.poll(millis, TimeUnit.MILLISECONDS);
  }
}
