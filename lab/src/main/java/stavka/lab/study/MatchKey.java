package stavka.lab.study;

import java.util.Comparator;

/**
 * A match of a study.
 *
 * @param cell counted from 1
 * @param number of the seed, counted from 1
 */
public record MatchKey(int cell, int number) implements Comparable<MatchKey> {
  private static final Comparator<MatchKey> ORDER =
      Comparator.comparingInt(MatchKey::cell).thenComparingInt(MatchKey::number);

  @Override
  public int compareTo(MatchKey other) {
    return ORDER.compare(this, other);
  }
}
