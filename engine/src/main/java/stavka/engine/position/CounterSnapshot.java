package stavka.engine.position;

import java.util.Arrays;
import java.util.function.IntConsumer;

/** Where the counters of a position are and their words: later it tells which have changed. */
public final class CounterSnapshot {
  private final short[] places;
  private final long[] words;

  CounterSnapshot(Position position) {
    this.places = position.places;
    this.words = position.words;
  }

  /** Calls for every counter whose place or word is another now, for some of them twice. */
  @SuppressWarnings("ReferenceEquality")
  public void eachChange(Position now, IntConsumer action) {
    // Arrays are copied when they are written to, so that the same one has not changed.
    if (places != now.places) {
      for (int unit = place(now, 0); unit >= 0; unit = place(now, unit + 1)) {
        action.accept(unit);
      }
    }
    if (words != now.words) {
      for (int unit = word(now, 0); unit >= 0; unit = word(now, unit + 1)) {
        action.accept(unit);
      }
    }
  }

  /** The first counter from one on that is elsewhere now, or a number below 0. */
  private int place(Position now, int from) {
    int length = places.length;
    return after(from, Arrays.mismatch(places, from, length, now.places, from, length));
  }

  private int word(Position now, int from) {
    int length = words.length;
    return after(from, Arrays.mismatch(words, from, length, now.words, from, length));
  }

  private static int after(int from, int found) {
    return found < 0 ? found : from + found;
  }
}
