package stavka.server.match;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

/**
 * A piece of heavy work. Several may wait for the same one: it is done once, when the first of them
 * has his turn. But for what a task does by itself, everything here is for who holds the workshop.
 */
final class Job<T> extends FutureTask<T> {
  private final Object key;
  private final Set<Turns.Line> lines = new HashSet<>();
  private int callers;

  Job(Object key, Callable<T> work) {
    super(work);
    this.key = key;
  }

  Object key() {
    return key;
  }

  Set<Turns.Line> lines() {
    return lines;
  }

  void join() {
    callers++;
  }

  /** One fewer waits for it; whether nobody does. */
  boolean leave() {
    callers--;
    return callers == 0;
  }

  void refuse(RuntimeException reason) {
    setException(reason);
  }
}
