package stavka.engine.position;

import java.util.Arrays;

/**
 * Counters that have changed, by number, and what they were before. Most orders change a few of
 * hundreds, so that no array of all is copied for them.
 */
final class KeptCounters {
  private static final int[] NO_UNITS = {};
  private static final short[] NO_PLACES = {};
  private static final long[] NO_WORDS = {};

  private int[] units = NO_UNITS;
  private short[] places = NO_PLACES;
  private long[] words = NO_WORDS;
  private int count;

  /** Is told where a counter was and its word then. */
  @FunctionalInterface
  interface Before {
    void was(int unit, int place, long word);
  }

  boolean isEmpty() {
    return count == 0;
  }

  void clear() {
    count = 0;
  }

  /** Keeps what a counter is, unless it was kept before. */
  void keep(int unit, short place, long word) {
    // Most come in the order of their numbers.
    boolean last = count == 0 || units[count - 1] < unit;
    int at = last ? count : -1 - Arrays.binarySearch(units, 0, count, unit);
    if (at < 0) {
      return;
    }
    if (count == units.length) {
      int room = Math.max(4, 2 * count);
      units = Arrays.copyOf(units, room);
      places = Arrays.copyOf(places, room);
      words = Arrays.copyOf(words, room);
    }
    if (at < count) {
      System.arraycopy(units, at, units, at + 1, count - at);
      System.arraycopy(places, at, places, at + 1, count - at);
      System.arraycopy(words, at, words, at + 1, count - at);
    }
    units[at] = unit;
    places[at] = place;
    words[at] = word;
    count++;
  }

  /** Tells of all that were kept. */
  void each(Before action) {
    for (int i = 0; i < count; i++) {
      action.was(units[i], places[i], words[i]);
    }
  }

  /** Tells of every counter; those that were not kept are as they are now. */
  void eachOf(short[] nowPlaces, long[] nowWords, Before action) {
    int next = 0;
    for (int unit = 0; unit < nowPlaces.length; unit++) {
      if (next < count && units[next] == unit) {
        action.was(unit, places[next], words[next]);
        next++;
      } else {
        action.was(unit, nowPlaces[unit], nowWords[unit]);
      }
    }
  }
}
