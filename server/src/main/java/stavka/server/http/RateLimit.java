package stavka.server.http;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How often each address may do something: so many at once, and so many a second in the long run.
 * Only so many addresses are remembered: who has not called for longest is forgotten first.
 */
public final class RateLimit {
  private static final int MOST_ADDRESSES = 10_000;

  private final double burst;
  private final double perSecond;
  private final Map<String, Bucket> buckets;

  private record Bucket(double tokens, long nanos) {}

  /** Addresses in the order of their last call. */
  private static final class Latest extends LinkedHashMap<String, Bucket> {
    private static final long serialVersionUID = 1L;
    private final int most;

    Latest(int most) {
      super(16, 0.75f, true);
      this.most = most;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
      return size() > most;
    }
  }

  public RateLimit(double burst, double perSecond) {
    this(burst, perSecond, MOST_ADDRESSES);
  }

  RateLimit(double burst, double perSecond, int mostAddresses) {
    this.burst = burst;
    this.perSecond = perSecond;
    this.buckets = new Latest(mostAddresses);
  }

  /** Whether it may be done once more now. */
  boolean take(String address) {
    synchronized (buckets) {
      long now = System.nanoTime();
      Bucket bucket = buckets.get(address);
      double tokens = bucket == null ? burst : filled(bucket, now);
      boolean taken = tokens >= 1;
      buckets.put(address, new Bucket(taken ? tokens - 1 : tokens, now));
      return taken;
    }
  }

  /** How many addresses are remembered. */
  int addresses() {
    synchronized (buckets) {
      return buckets.size();
    }
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
