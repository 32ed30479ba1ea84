package stavka.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;

/**
 * Shares numbered pieces of work out over threads; the results come in the order of the numbers.
 */
public final class Parallel {
  private Parallel() {}

  /**
   * @param count of pieces, numbered from 1
   * @param progress told, from any thread, how many are done
   */
  public static <T> List<T> map(
      int count, int threads, IntFunction<? extends T> work, IntConsumer progress) {
    AtomicInteger done = new AtomicInteger();
    List<T> results = new ArrayList<>(count);
    try (ExecutorService pool = Executors.newFixedThreadPool(Math.min(threads, count))) {
      List<Future<T>> pending = new ArrayList<>(count);
      for (int i = 1; i <= count; i++) {
        int number = i;
        pending.add(
            pool.submit(
                () -> {
                  T result = work.apply(number);
                  progress.accept(done.incrementAndGet());
                  return result;
                }));
      }
      try {
        for (Future<T> each : pending) {
          results.add(each.get());
        }
      } catch (ExecutionException failed) {
        pool.shutdownNow();
        throw unchecked(failed);
      } catch (InterruptedException stopped) {
        pool.shutdownNow();
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted", stopped);
      }
    }
    return results;
  }

  private static RuntimeException unchecked(ExecutionException failed) {
    Throwable cause = failed.getCause();
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof RuntimeException known ? known : new IllegalStateException(failed);
  }
}
