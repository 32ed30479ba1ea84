package stavka.server.store;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes to the store, one thread for all matches: what waits while a commit is under way goes into
 * the next one together.
 */
public final class Journal implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Journal.class);
  private static final int LARGEST_COMMIT = 256;
  private static final Duration LONGEST_CLOSE = Duration.ofSeconds(5);

  /** What waits: an entry, or a chapter, or the end. */
  private record Waiting(
      @Nullable Addition addition,
      @Nullable StoredChapter chapter,
      CompletableFuture<Boolean> stored) {}

  private final Function<List<Addition>, boolean[]> entries;
  private final Consumer<StoredChapter> chapters;
  private final BlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
  private final Waiting end = new Waiting(null, null, new CompletableFuture<>());
  private final Thread writer;
  private volatile boolean closed;

  public Journal(Store store) {
    this(store::append, store::keep);
  }

  /**
   * @param entries adds entries in one commit and tells which numbers were free
   */
  public Journal(Function<List<Addition>, boolean[]> entries, Consumer<StoredChapter> chapters) {
    this.entries = entries;
    this.chapters = chapters;
    this.writer = Thread.ofPlatform().name("stavka-journal").daemon().start(this::write);
  }

  /** How many wait to be written. */
  public int waiting() {
    return queue.size();
  }

  /**
   * Stores an entry and returns when it is on the disk.
   *
   * @return false if another writer took its number first
   * @throws StoreFailure if it is not known whether it was stored
   */
  public boolean append(Addition addition) {
    try {
      return enter(new Waiting(addition, null, new CompletableFuture<>())).join();
    } catch (CompletionException failed) {
      throw new StoreFailure(failed);
    }
  }

  /** Keeps a chapter; nobody waits for it. */
  public CompletableFuture<Boolean> keep(StoredChapter chapter) {
    return enter(new Waiting(null, chapter, new CompletableFuture<>()));
  }

  private CompletableFuture<Boolean> enter(Waiting waiting) {
    queue.add(waiting);
    if (closed && queue.remove(waiting)) {
      waiting.stored.completeExceptionally(new IllegalStateException("the journal is closed"));
    }
    return waiting.stored;
  }

  private void write() {
    List<Waiting> batch = new ArrayList<>();
    while (true) {
      batch.clear();
      try {
        batch.add(queue.take());
      } catch (InterruptedException stopped) {
        closed = true;
        fail(queue, new IllegalStateException("the journal was stopped"));
        return;
      }
      queue.drainTo(batch, LARGEST_COMMIT - 1);
      boolean last = batch.remove(end);
      // Always in the same order: two servers that write to the same matches must not wait for each
      // other.
      commit(
          batch.stream()
              .filter(waiting -> waiting.addition() != null)
              .sorted(Comparator.comparing(Journal::match))
              .toList());
      batch.stream().filter(waiting -> waiting.chapter() != null).forEach(this::keep);
      if (last) {
        return;
      }
    }
  }

  private static String match(Waiting waiting) {
    return waiting.addition() == null ? "" : waiting.addition().entry().match();
  }

  private void commit(List<Waiting> batch) {
    if (batch.isEmpty()) {
      return;
    }
    try {
      List<Addition> additions = new ArrayList<>();
      for (Waiting waiting : batch) {
        if (waiting.addition() != null) {
          additions.add(waiting.addition());
        }
      }
      boolean[] stored = entries.apply(additions);
      for (int i = 0; i < stored.length; i++) {
        batch.get(i).stored().complete(stored[i]);
      }
    } catch (Throwable failed) {
      // An Error too: whoever waits is told, and the next batch is tried.
      fail(batch, failed);
    }
  }

  private void keep(Waiting waiting) {
    try {
      if (waiting.chapter() != null) {
        chapters.accept(waiting.chapter());
      }
      waiting.stored().complete(true);
    } catch (Throwable failed) {
      LOG.warn("a chapter could not be kept: {}", failed.toString());
      waiting.stored().completeExceptionally(failed);
    }
  }

  private static void fail(Iterable<Waiting> batch, Throwable failed) {
    batch.forEach(waiting -> waiting.stored().completeExceptionally(failed));
  }

  /** Finishes what is waiting, for a few seconds at the most. */
  @Override
  public void close() {
    closed = true;
    queue.add(end);
    try {
      if (!writer.join(LONGEST_CLOSE)) {
        writer.interrupt();
        fail(queue, new IllegalStateException("the store did not answer in time"));
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
