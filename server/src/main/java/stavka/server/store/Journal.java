package stavka.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Writes entries to the store, one thread for all matches: what waits while a commit is under way
 * goes into the next one together.
 */
public final class Journal implements AutoCloseable {
  private static final int LARGEST_COMMIT = 256;

  private record Waiting(StoredEntry entry, CompletableFuture<Boolean> stored) {}

  private static final Waiting END =
      new Waiting(new StoredEntry("", 0, "", "", "", 0), new CompletableFuture<>());

  private final Store store;
  private final BlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
  private final Thread writer;

  public Journal(Store store) {
    this.store = store;
    this.writer = Thread.ofPlatform().name("stavka-journal").daemon().start(this::write);
  }

  /**
   * Stores an entry and returns when it is on the disk.
   *
   * @return false if another writer took its number first
   * @throws StoreFailure if it is not known whether it was stored
   */
  public boolean append(StoredEntry entry) {
    Waiting waiting = new Waiting(entry, new CompletableFuture<>());
    queue.add(waiting);
    try {
      return waiting.stored.join();
    } catch (CompletionException failed) {
      throw new StoreFailure(failed);
    }
  }

  private void write() {
    List<Waiting> batch = new ArrayList<>();
    while (true) {
      batch.clear();
      try {
        batch.add(queue.take());
      } catch (InterruptedException stopped) {
        return;
      }
      queue.drainTo(batch, LARGEST_COMMIT - 1);
      boolean last = batch.remove(END);
      if (!batch.isEmpty()) {
        commit(batch);
      }
      if (last) {
        return;
      }
    }
  }

  private void commit(List<Waiting> batch) {
    try {
      boolean[] stored = store.append(batch.stream().map(Waiting::entry).toList());
      for (int i = 0; i < stored.length; i++) {
        batch.get(i).stored().complete(stored[i]);
      }
    } catch (RuntimeException failed) {
      batch.forEach(waiting -> waiting.stored().completeExceptionally(failed));
    }
  }

  /** Finishes what is waiting. */
  @Override
  public void close() {
    queue.add(END);
    try {
      writer.join();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
