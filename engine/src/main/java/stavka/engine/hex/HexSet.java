package stavka.engine.hex;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import stavka.engine.value.Ints;

/** An immutable set of hexes of one grid. */
public final class HexSet {
  private final int size;
  private final long[] words;

  private HexSet(int size, long[] words) {
    this.size = size;
    this.words = words;
  }

  public static HexSet none(HexGrid grid) {
    return new HexSet(grid.size(), new long[(grid.size() + 63) / 64]);
  }

  public static HexSet where(HexGrid grid, IntPredicate test) {
    HexSet set = none(grid);
    for (int hex = 0; hex < grid.size(); hex++) {
      if (test.test(hex)) {
        set.words[hex >> 6] |= 1L << hex;
      }
    }
    return set;
  }

  public static HexSet of(HexGrid grid, int... hexes) {
    HexSet set = none(grid);
    for (int hex : hexes) {
      set.words[hex >> 6] |= 1L << hex;
    }
    return set;
  }

  /** The hexes at most {@code radius} steps from a centre. */
  public static HexSet around(HexGrid grid, int centre, int radius) {
    HexSet set = none(grid);
    int column = grid.column(centre);
    int row = grid.row(centre);
    // No step leads further than to the next column and the next row.
    int lastColumn = Math.min(grid.columns() - 1, column + radius);
    int lastRow = Math.min(grid.rows() - 1, row + radius);
    for (int r = Math.max(0, row - radius); r <= lastRow; r++) {
      for (int c = Math.max(0, column - radius); c <= lastColumn; c++) {
        int hex = grid.at(c, r);
        if (grid.distance(hex, centre) <= radius) {
          set.words[hex >> 6] |= 1L << hex;
        }
      }
    }
    return set;
  }

  public boolean has(int hex) {
    return hex >= 0 && hex < size && (words[hex >> 6] & (1L << hex)) != 0;
  }

  public int count() {
    int count = 0;
    for (long word : words) {
      count += Long.bitCount(word);
    }
    return count;
  }

  public HexSet and(HexSet other) {
    long[] result = words.clone();
    for (int i = 0; i < result.length; i++) {
      result[i] &= other.words[i];
    }
    return new HexSet(size, result);
  }

  public HexSet or(HexSet other) {
    long[] result = words.clone();
    for (int i = 0; i < result.length; i++) {
      result[i] |= other.words[i];
    }
    return new HexSet(size, result);
  }

  public void forEach(IntConsumer action) {
    for (int i = 0; i < words.length; i++) {
      for (long word = words[i]; word != 0; word &= word - 1) {
        action.accept(i * 64 + Long.numberOfTrailingZeros(word));
      }
    }
  }

  public boolean any(IntPredicate test) {
    return toInts().any(test);
  }

  public boolean all(IntPredicate test) {
    return toInts().all(test);
  }

  public Ints toInts() {
    return Ints.taking(toArray());
  }

  public int[] toArray() {
    int[] hexes = new int[count()];
    int[] next = {0};
    forEach(hex -> hexes[next[0]++] = hex);
    return hexes;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof HexSet set && size == set.size && Arrays.equals(words, set.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }

  @Override
  public String toString() {
    return Arrays.toString(toArray());
  }
}
