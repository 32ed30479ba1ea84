package stavka.engine.value;

import java.util.Arrays;
import java.util.Comparator;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** An immutable list of numbers with value equality: the units of an order, the hexes of a path. */
public final class Ints implements Iterable<Integer> {
  public static final Ints EMPTY = new Ints(new int[0]);

  private final int[] values;

  private Ints(int[] values) {
    this.values = values;
  }

  public static Ints of(int... values) {
    return values.length == 0 ? EMPTY : new Ints(values.clone());
  }

  public static Ints sorted(int... values) {
    int[] copy = values.clone();
    Arrays.sort(copy);
    return copy.length == 0 ? EMPTY : new Ints(copy);
  }

  /** A list over an array that nobody else has or will change. */
  public static Ints taking(int[] values) {
    return values.length == 0 ? EMPTY : new Ints(values);
  }

  /** The first {@code length} numbers of an array that the caller goes on using. */
  public static Ints prefix(int[] values, int length) {
    return length == 0 ? EMPTY : new Ints(Arrays.copyOf(values, length));
  }

  public int size() {
    return values.length;
  }

  public boolean isEmpty() {
    return values.length == 0;
  }

  public int get(int index) {
    return values[index];
  }

  public int first() {
    return values[0];
  }

  /** The first number, or another if there is none. */
  public int firstOr(int otherwise) {
    return values.length == 0 ? otherwise : values[0];
  }

  public int last() {
    return values[values.length - 1];
  }

  public boolean contains(int value) {
    return indexOf(value) >= 0;
  }

  public boolean hasDuplicates() {
    for (int i = 1; i < values.length; i++) {
      for (int j = 0; j < i; j++) {
        if (values[i] == values[j]) {
          return true;
        }
      }
    }
    return false;
  }

  public Ints with(int value) {
    int[] longer = Arrays.copyOf(values, values.length + 1);
    longer[values.length] = value;
    return new Ints(longer);
  }

  /** These numbers, then others. */
  public Ints plus(Ints others) {
    if (others.values.length == 0) {
      return this;
    }
    int[] longer = Arrays.copyOf(values, values.length + others.values.length);
    System.arraycopy(others.values, 0, longer, values.length, others.values.length);
    return new Ints(longer);
  }

  public Ints without(int value) {
    return filter(candidate -> candidate != value);
  }

  /** The numbers that pass a test, in their order. */
  public Ints filter(IntPredicate test) {
    int[] passed = new int[values.length];
    int count = 0;
    for (int value : values) {
      if (test.test(value)) {
        passed[count++] = value;
      }
    }
    return count == values.length ? this : prefix(passed, count);
  }

  /** The numbers by what a key gives them, the lowest first; equals stay as they are. */
  public Ints sorted(IntUnaryOperator key) {
    return of(
        stream()
            .boxed()
            .sorted(Comparator.comparingInt(key::applyAsInt))
            .mapToInt(Integer::intValue)
            .toArray());
  }

  public boolean any(IntPredicate test) {
    for (int value : values) {
      if (test.test(value)) {
        return true;
      }
    }
    return false;
  }

  public boolean all(IntPredicate test) {
    for (int value : values) {
      if (!test.test(value)) {
        return false;
      }
    }
    return true;
  }

  /** Where a number stands first, or -1. */
  public int indexOf(int value) {
    for (int i = 0; i < values.length; i++) {
      if (values[i] == value) {
        return i;
      }
    }
    return -1;
  }

  /** The numbers from an index to the end. */
  public Ints from(int index) {
    return index >= values.length
        ? EMPTY
        : new Ints(Arrays.copyOfRange(values, index, values.length));
  }

  /** Gives each number, unboxed. */
  public void each(IntConsumer action) {
    for (int value : values) {
      action.accept(value);
    }
  }

  /**
   * For loops that read as sentences; where it counts, {@link #get} or {@link #each} boxes none.
   */
  @Override
  public PrimitiveIterator.OfInt iterator() {
    return new PrimitiveIterator.OfInt() {
      private int next;

      @Override
      public boolean hasNext() {
        return next < values.length;
      }

      @Override
      public int nextInt() {
        if (next == values.length) {
          throw new NoSuchElementException();
        }
        return values[next++];
      }
    };
  }

  public IntStream stream() {
    return IntStream.of(values);
  }

  public int[] toArray() {
    return values.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Ints ints && Arrays.equals(values, ints.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return Arrays.toString(values);
  }
}
