package stavka.server.match;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import stavka.server.store.StoredEntry;

/**
 * A stretch of a log, and what of it is in force at its end: orders that were taken back need not
 * be played again.
 *
 * @param steps entry by entry
 * @param lowest the fewest orders that were in force after any of them
 */
record InForce(List<Step> steps, int lowest) {
  /**
   * @param orders how many were in force after it
   * @param stands whether it is an order, and in force at the end
   */
  record Step(StoredEntry entry, int orders, boolean stands) {}

  InForce {
    steps = List.copyOf(steps);
  }

  /**
   * @param before how many orders were in force before the first entry
   */
  static InForce of(List<StoredEntry> entries, int before) {
    Deque<Integer> standing = new ArrayDeque<>();
    int[] orders = new int[entries.size()];
    int now = before;
    int lowest = before;
    for (int i = 0; i < orders.length; i++) {
      StoredEntry entry = entries.get(i);
      if (entry.kind().equals(StoredEntry.UNDO)) {
        now = Integer.parseInt(entry.content());
        while (standing.size() > Math.max(0, now - before)) {
          standing.removeLast();
        }
      } else {
        now++;
        standing.addLast(i);
      }
      orders[i] = now;
      lowest = Math.min(lowest, now);
    }
    BitSet stands = new BitSet();
    standing.forEach(stands::set);
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < orders.length; i++) {
      steps.add(new Step(entries.get(i), orders[i], stands.get(i)));
    }
    return new InForce(steps, lowest);
  }

  /** The orders that are in force at the end. */
  List<StoredEntry> orders() {
    return steps.stream().filter(Step::stands).map(Step::entry).toList();
  }
}
