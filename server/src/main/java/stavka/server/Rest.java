package stavka.server;

import java.util.function.LongSupplier;

/**
 * Tidies up once after work: when a server that has answered requests has had none since it last
 * looked, what they left behind is collected and the memory given back. Idle viewers do not wake a
 * collector by themselves.
 */
final class Rest implements Runnable {
  private final LongSupplier work;
  private final Runnable tidy;
  private long seen;
  private long tidied;

  /**
   * @param work how much has been done since the server started
   */
  Rest(LongSupplier work, Runnable tidy) {
    this.work = work;
    this.tidy = tidy;
  }

  @Override
  public void run() {
    long done = work.getAsLong();
    if (done == seen && done != tidied) {
      tidy.run();
      tidied = done;
    }
    seen = done;
  }
}
