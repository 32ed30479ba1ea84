package stavka.app.bench.server;

import java.util.concurrent.atomic.AtomicLongArray;

/** How long things took, counted by tenths of a millisecond: an hour's worth takes little room. */
final class SeenTimes {
  private static final int BINS = 200_000;
  private static final double BIN_NANOS = 1e5;

  private final AtomicLongArray counts = new AtomicLongArray(BINS);

  void add(long nanos) {
    counts.incrementAndGet((int) Math.min(BINS - 1, Math.max(0, nanos) / BIN_NANOS));
  }

  /** Begins anew. */
  void clear() {
    for (int i = 0; i < BINS; i++) {
      counts.set(i, 0);
    }
  }

  long count() {
    long sum = 0;
    for (int i = 0; i < BINS; i++) {
      sum += counts.get(i);
    }
    return sum;
  }

  /** The milliseconds within which such a share was done; not a number if there was nothing. */
  double within(double share) {
    long wanted = (long) Math.ceil(share * count());
    long sum = 0;
    for (int i = 0; i < BINS && wanted > 0; i++) {
      sum += counts.get(i);
      if (sum >= wanted) {
        return (i + 1) * BIN_NANOS / 1e6;
      }
    }
    return Double.NaN;
  }
}
