package stavka.server.match;

import java.util.ArrayList;
import java.util.List;

/**
 * How many orders were in force after each entry of a match's log. From it follows what someone
 * missed who saw the match up to an entry.
 */
final class MatchLog {
  private final List<Integer> orders = new ArrayList<>(List.of(0));

  /** The number of the last entry; 0 before the first. */
  int last() {
    return orders.size() - 1;
  }

  void add(int ordersInForce) {
    orders.add(ordersInForce);
  }

  boolean knows(int entry) {
    return entry >= 0 && entry < orders.size();
  }

  int ordersAfter(int entry) {
    return orders.get(entry);
  }

  /**
   * The last entry after which the match had gone back to the fewest orders since {@code entry},
   * itself included.
   */
  int lowestSince(int entry) {
    int lowest = entry;
    for (int i = entry; i < orders.size(); i++) {
      if (orders.get(i) <= orders.get(lowest)) {
        lowest = i;
      }
    }
    return lowest;
  }
}
