package stavka.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How often each address may do something: so many at once, and so many a second in the long run.
 */
public final class RateLimit {
  private static final int MOST_ADDRESSES = 10_000;

  private final double burst;
  private final double perSecond;
  private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

  private record Bucket(double tokens, long nanos) {}

  public RateLimit(double burst, double perSecond) {
    this.burst = burst;
    this.perSecond = perSecond;
  }

  /** Whether it may be done once more now. */
  boolean take(String address) {
    if (buckets.size() > MOST_ADDRESSES) {
      long now = System.nanoTime();
      buckets.values().removeIf(bucket -> filled(bucket, now) >= burst);
    }
    boolean[] taken = {false};
    buckets.compute(
        address,
        (key, bucket) -> {
          long now = System.nanoTime();
          double tokens = bucket == null ? burst : filled(bucket, now);
          taken[0] = tokens >= 1;
          return new Bucket(taken[0] ? tokens - 1 : tokens, now);
        });
    return taken[0];
  }

  private double filled(Bucket bucket, long now) {
    return Math.min(burst, bucket.tokens() + (now - bucket.nanos()) / 1e9 * perSecond);
  }

  static Problem problem() {
    return new Problem(
            429, "too-many-requests", "too many requests from this address: wait a little")
        .after(1);
  }
}
