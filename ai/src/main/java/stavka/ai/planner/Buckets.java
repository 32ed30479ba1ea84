package stavka.ai.planner;

import java.util.Arrays;

/** A queue of numbers by small whole priorities, the smallest first. */
final class Buckets {
  private static final int NONE = -1;

  private final int[] heads;
  private int[] items = new int[1024];
  private int[] nexts = new int[1024];
  private int used;
  private int level;

  Buckets(int levels) {
    heads = new int[levels + 1];
    Arrays.fill(heads, NONE);
  }

  void add(int item, int priority) {
    if (priority >= heads.length) {
      return;
    }
    if (used == items.length) {
      items = Arrays.copyOf(items, 2 * used);
      nexts = Arrays.copyOf(nexts, 2 * used);
    }
    items[used] = item;
    nexts[used] = heads[priority];
    heads[priority] = used++;
  }

  /** Takes the next item; -1 if there is none. Nothing may be added below its level. */
  int next() {
    while (level < heads.length) {
      int head = heads[level];
      if (head != NONE) {
        heads[level] = nexts[head];
        return items[head];
      }
      level++;
    }
    return NONE;
  }

  /** The priority of the item taken last. */
  int level() {
    return level;
  }
}
