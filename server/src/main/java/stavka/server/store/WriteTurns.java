package stavka.server.store;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.HandleConsumer;
import org.jdbi.v3.core.Jdbi;

/**
 * One writer after the other. SQLite lets one write at a time, and those who wait for it try again
 * now and then, so that among many somebody never comes to write; here they have their turns.
 */
final class WriteTurns {
  private final ReentrantLock lock = new ReentrantLock(true);
  private final boolean oneAtATime;

  WriteTurns(boolean oneAtATime) {
    this.oneAtATime = oneAtATime;
  }

  <X extends Exception> void use(Jdbi jdbi, HandleConsumer<X> work) throws X {
    this.<Boolean, X>in(
        jdbi,
        handle -> {
          work.useHandle(handle);
          return true;
        });
  }

  /** Does something in one transaction. */
  <T, X extends Exception> T in(Jdbi jdbi, HandleCallback<T, X> work) throws X {
    if (!oneAtATime) {
      return jdbi.inTransaction(work);
    }
    boolean mine = false;
    try {
      mine = lock.tryLock(Database.PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
      if (!mine) {
        throw new StoreFailure(new IllegalStateException("too many write to the store"));
      }
      return jdbi.<T, X>inTransaction((Handle handle) -> work.withHandle(handle));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new StoreFailure(stopped);
    } finally {
      if (mine) {
        lock.unlock();
      }
    }
  }
}
