package stavka.server.match;

import java.util.ArrayList;
import java.util.List;

/**
 * How many orders were in force after each of the last entries of a match's log. From it follows
 * what someone missed who saw the match up to an entry.
 */
final class MatchLog {
  /** Nobody who missed more entries is told them one by one: see {@link Missed}. */
  private static final int KEPT = 256;

  private int first;
  private final List<Integer> orders = new ArrayList<>();

  /**
   * @param from where it begins
   */
  MatchLog(Checkpoint from) {
    this.first = from.entry();
    orders.add(from.orders());
  }

  /** The number of the last entry; 0 before the first. */
  int last() {
    return first + orders.size() - 1;
  }

  void add(int ordersInForce) {
    orders.add(ordersInForce);
    if (orders.size() > 2 * KEPT) {
      beginAt(last() - KEPT);
    }
  }

  /** Forgets what lies before an entry. */
  void beginAt(int entry) {
    if (entry > first) {
      orders.subList(0, entry - first).clear();
      first = entry;
    }
  }

  boolean knows(int entry) {
    return entry >= first && entry <= last();
  }

  int ordersAfter(int entry) {
    return orders.get(entry - first);
  }

  /**
   * The last entry after which the match had gone back to the fewest orders since {@code entry},
   * itself included.
   */
  int lowestSince(int entry) {
    int lowest = entry;
    for (int i = entry; i <= last(); i++) {
      if (ordersAfter(i) <= ordersAfter(lowest)) {
        lowest = i;
      }
    }
    return lowest;
  }
}
