package stavka.engine.value;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** An immutable list of numbers with value equality: the units of an order, the hexes of a path. */
public final class Ints {
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

  public int last() {
    return values[values.length - 1];
  }

  public boolean contains(int value) {
    for (int candidate : values) {
      if (candidate == value) {
        return true;
      }
    }
    return false;
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

  public Ints without(int value) {
    return Ints.of(IntStream.of(values).filter(candidate -> candidate != value).toArray());
  }

  /** The numbers from an index to the end. */
  public Ints from(int index) {
    return index >= values.length
        ? EMPTY
        : new Ints(Arrays.copyOfRange(values, index, values.length));
  }

  public void forEach(IntConsumer action) {
    for (int value : values) {
      action.accept(value);
    }
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
