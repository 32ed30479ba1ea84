package stavka.server.match;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Heavy work of one kind, on a few threads of its own: what it takes is taken from nobody else. Who
 * asks has his turn after the others ({@link Turns}); whoever comes when there is no room is told
 * so at once. Work that nobody waits for any more is stopped: its thread is interrupted.
 */
public final class Workshop implements AutoCloseable {
  private static final long LOOK_MILLIS = 500;

  private final String name;
  private final Room room;
  private final ThreadPoolExecutor threads;
  private final ReentrantLock lock = new ReentrantLock();
  private final Turns turns;
  private final Map<Object, Job<?>> jobs = new HashMap<>();
  private int working;
  private long moved = System.nanoTime();
  private volatile long refused = Long.MIN_VALUE;

  /**
   * How much work there may be.
   *
   * @param workers threads
   * @param waiting in all
   * @param perAddress under way or waiting
   * @param perPerson waiting
   * @param running under way for one address
   * @param seconds how long anybody waits
   */
  public record Room(
      int workers, int waiting, int perAddress, int perPerson, int running, int seconds) {}

  /** There is no room for more work of this kind. */
  public static final class Full extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Full(String name) {
      super("the server is busy with " + name + ": try again in a few seconds", null, false, false);
    }
  }

  /**
   * @param name what is done here, in the plural
   */
  public Workshop(String name, Room room) {
    this.name = name;
    this.room = room;
    this.turns = new Turns(room);
    this.threads =
        new ThreadPoolExecutor(
            room.workers(),
            room.workers(),
            30,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().name("stavka-" + name + "-", 0).daemon().factory());
    threads.allowCoreThreadTimeOut(true);
  }

  /** One for a program that does one thing at a time. */
  static Workshop unshared(String name) {
    int much = 1_000_000;
    return new Workshop(name, new Room(1, much, much, much, 1, much));
  }

  public String name() {
    return name;
  }

  /** How many wait. */
  public int waiting() {
    lock.lock();
    try {
      return turns.waiting();
    } finally {
      lock.unlock();
    }
  }

  /** How many are being worked on. */
  public int working() {
    lock.lock();
    try {
      return working;
    } finally {
      lock.unlock();
    }
  }

  /** For how many seconds work has waited and none was begun or done; 0 if none waits. */
  public long stillSeconds() {
    lock.lock();
    try {
      return turns.waiting() == 0 ? 0 : TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - moved);
    } finally {
      lock.unlock();
    }
  }

  /** Whether somebody was refused within the last seconds. */
  public boolean hasRefused(int seconds) {
    long last = refused;
    return last != Long.MIN_VALUE && System.nanoTime() - last < TimeUnit.SECONDS.toNanos(seconds);
  }

  /**
   * Has something done and waits for it.
   *
   * @throws Full if too much is waiting already, or it takes too long
   */
  public <T> T call(Asker asker, Callable<T> work) {
    return call(asker, new Object(), work);
  }

  /**
   * The same for work that others may be waiting for too: it is done once.
   *
   * @param key of the work, and of nothing else
   */
  public <T> T call(Asker asker, Object key, Callable<T> work) {
    Job<T> job = enter(asker, key, work);
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(room.seconds());
    try {
      while (true) {
        try {
          return job.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
          if (asker.gone().getAsBoolean()) {
            throw new Full(name);
          }
          if (System.nanoTime() - end >= 0) {
            throw full();
          }
        }
      }
    } catch (ExecutionException failed) {
      throw reason(failed);
    } catch (CancellationException stopped) {
      throw full();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw full();
    } finally {
      leave(job);
    }
  }

  private RuntimeException reason(ExecutionException failed) {
    return switch (failed.getCause()) {
      case CancellationException _ -> full();
      case RuntimeException reason -> reason;
      case Error error -> throw error;
      case null, default -> new IllegalStateException(failed.getCause());
    };
  }

  private Full full() {
    refused = System.nanoTime();
    return new Full(name);
  }

  /**
   * Has something done without waiting for it. Who does not want it any more must {@link #leave}.
   *
   * @throws Full if too much is waiting already
   */
  <T> Job<T> enter(Asker asker, Object key, Callable<T> work) {
    lock.lock();
    try {
      @SuppressWarnings("unchecked") // A key is of one kind of work.
      Job<T> known = (Job<T>) jobs.get(key);
      Job<T> job = known == null ? new Job<>(key, work) : known;
      boolean waits = known == null || !known.lines().isEmpty();
      if (waits && !turns.add(job, asker, new Full(name)) && known == null) {
        // Who has more than his share is refused whatever the others do.
        throw turns.waiting() < room.waiting() ? new Full(name) : full();
      }
      if (turns.waiting() == 1) {
        moved = System.nanoTime();
      }
      job.join();
      jobs.put(key, job);
      if (working < room.workers()) {
        turns.next().ifPresent(this::begin);
      }
      return job;
    } finally {
      lock.unlock();
    }
  }

  private void begin(Turns.Turn turn) {
    working++;
    moved = System.nanoTime();
    threads.execute(() -> work(turn));
  }

  private void work(Turns.Turn first) {
    Optional<Turns.Turn> turn = Optional.of(first);
    while (turn.isPresent()) {
      turn.get().job().run();
      boolean _ = Thread.interrupted();
      turn = finished(turn.get());
    }
  }

  private Optional<Turns.Turn> finished(Turns.Turn turn) {
    lock.lock();
    try {
      turns.done(turn);
      jobs.remove(turn.job().key(), turn.job());
      moved = System.nanoTime();
      Optional<Turns.Turn> next = threads.isShutdown() ? Optional.empty() : turns.next();
      if (next.isEmpty()) {
        working--;
      }
      return next;
    } finally {
      lock.unlock();
    }
  }

  /** One fewer waits for some work; if nobody does, it is stopped. */
  void leave(Future<?> work) {
    if (!(work instanceof Job<?> job)) {
      return;
    }
    lock.lock();
    try {
      if (job.leave()) {
        turns.remove(job);
        jobs.remove(job.key(), job);
        boolean _ = job.cancel(true);
      }
    } finally {
      lock.unlock();
    }
  }

  /**
   * To be asked now and then by work that takes long.
   *
   * @throws CancellationException if nobody waits for it any more
   */
  public static void goOn() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("nobody waits for it any more");
    }
  }

  @Override
  public void close() {
    lock.lock();
    try {
      threads.shutdownNow();
      turns.jobs().forEach(job -> job.cancel(true));
    } finally {
      lock.unlock();
    }
  }
}
