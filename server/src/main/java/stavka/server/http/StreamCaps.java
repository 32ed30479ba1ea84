package stavka.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** How many streams may be open: in all, from one address, with one token. */
final class StreamCaps {
  private final int all;
  private final Limits.Shares shares;
  private final AtomicInteger open = new AtomicInteger();
  private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();
  private final Map<String, Integer> byToken = new ConcurrentHashMap<>();

  /** Someone's place; to be closed when the stream is. */
  interface Place extends AutoCloseable {
    @Override
    void close();
  }

  StreamCaps(int all, Limits.Shares shares) {
    this.all = all;
    this.shares = shares;
  }

  /**
   * @throws Problem if there is none
   */
  Place enter(String address, String token, boolean spectator) {
    int perToken = spectator ? shares.streamsPerSpectator() : shares.streamsPerSeat();
    if (open.incrementAndGet() > all) {
      open.decrementAndGet();
      throw new Problem(503, "full", "this server has no room for more watchers").after(10);
    }
    if (!add(byAddress, address, shares.streamsPerAddress())) {
      open.decrementAndGet();
      throw tooMany("this address");
    }
    if (!add(byToken, token, perToken)) {
      remove(byAddress, address);
      open.decrementAndGet();
      throw tooMany("this link");
    }
    return () -> {
      remove(byToken, token);
      remove(byAddress, address);
      open.decrementAndGet();
    };
  }

  private static Problem tooMany(String who) {
    return new Problem(429, "too-many-streams", who + " has too many streams open: close some")
        .after(10);
  }

  private static boolean add(Map<String, Integer> counts, String key, int limit) {
    boolean[] added = {false};
    counts.compute(
        key,
        (same, count) -> {
          int before = count == null ? 0 : count;
          added[0] = before < limit;
          return added[0] ? Integer.valueOf(before + 1) : count;
        });
    return added[0];
  }

  private static void remove(Map<String, Integer> counts, String key) {
    counts.computeIfPresent(key, (same, count) -> count == 1 ? null : count - 1);
  }
}
