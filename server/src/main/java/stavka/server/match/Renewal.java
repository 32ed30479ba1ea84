package stavka.server.match;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import stavka.engine.play.Game;

/**
 * After an upgrade the chapters of long matches are another build's, and whoever opened one first
 * would wait until all its orders were played again. So that is done beforehand: one match after
 * the other, those played last first, with a rest after each as long as it took.
 */
public final class Renewal implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Renewal.class);

  private final Matches matches;
  private final List<Game> games;
  private final Thread thread;

  public Renewal(Matches matches, List<Game> games) {
    this.matches = matches;
    this.games = List.copyOf(games);
    this.thread = Thread.ofPlatform().name("stavka-renewal").daemon().start(this::run);
  }

  private void run() {
    for (Game game : games) {
      try {
        List<String> ids = matches.withoutChapters(game);
        if (!ids.isEmpty()) {
          LOG.info("{} matches of {} are read anew for this version", ids.size(), game.slug());
        }
        for (String id : ids) {
          renew(id);
        }
      } catch (InterruptedException stopped) {
        return;
      } catch (RuntimeException failed) {
        LOG.warn("matches of {} are not read anew: {}", game.slug(), failed.toString());
      }
    }
  }

  private void renew(String id) throws InterruptedException {
    long began = System.nanoTime();
    try {
      matches.writeChapters(id);
    } catch (RuntimeException failed) {
      // Whoever opens it is told.
      LOG.info("match {} is not read anew: {}", id, failed.toString());
    }
    TimeUnit.NANOSECONDS.sleep(System.nanoTime() - began);
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
