package stavka.server.match;

import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Heavy work of one kind, on a few threads of its own and with a short queue: what it takes is
 * taken from nobody else, and whoever comes when it is full is told so at once.
 */
public final class Workshop implements AutoCloseable {
  private static final int LONGEST_WAIT_SECONDS = 60;

  private final String name;
  private final int perAddress;
  private final ThreadPoolExecutor threads;
  private final Map<String, Integer> customers = new ConcurrentHashMap<>();

  /** There is no room for more work of this kind. */
  public static final class Full extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Full(String name) {
      super("the server is busy with " + name + ": try again in a few seconds", null, false, false);
    }
  }

  /**
   * @param name what is done here, in the plural
   * @param waiting how many may wait
   * @param perAddress how many of one address may be worked on or wait
   */
  public Workshop(String name, int workers, int waiting, int perAddress) {
    this.name = name;
    this.perAddress = perAddress;
    this.threads =
        new ThreadPoolExecutor(
            workers,
            workers,
            30,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(waiting),
            Thread.ofPlatform().name("stavka-" + name + "-", 0).daemon().factory());
    threads.allowCoreThreadTimeOut(true);
  }

  public String name() {
    return name;
  }

  /** How many wait. */
  public int waiting() {
    return threads.getQueue().size();
  }

  /** How many are being worked on. */
  public int working() {
    return threads.getActiveCount();
  }

  /**
   * Has something done and waits for it.
   *
   * @param address for whom
   * @throws Full if too much is waiting already
   */
  public <T> T call(String address, Callable<T> work) {
    int mine = customers.merge(address, 1, Integer::sum);
    try {
      if (mine > perAddress) {
        throw new Full(name);
      }
      return finished(threads.submit(work));
    } catch (RejectedExecutionException full) {
      throw new Full(name);
    } finally {
      customers.computeIfPresent(address, (key, count) -> count == 1 ? null : count - 1);
    }
  }

  private <T> T finished(Future<T> work) {
    try {
      return work.get(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof RuntimeException reason) {
        throw reason;
      }
      if (failed.getCause() instanceof Error error) {
        throw error;
      }
      throw new IllegalStateException(failed.getCause());
    } catch (TimeoutException late) {
      work.cancel(true);
      throw new Full(name);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      work.cancel(true);
      throw new Full(name);
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
