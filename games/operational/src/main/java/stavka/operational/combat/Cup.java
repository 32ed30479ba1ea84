package stavka.operational.combat;

import java.util.List;
import stavka.operational.model.Value;

/** What is left of the values of a cup. */
public final class Cup {
  private final List<Value> values;
  private final int[] left;
  private final int total;

  /**
   * @param left how many of each value
   */
  public Cup(List<Value> values, int[] left) {
    this.values = List.copyOf(values);
    this.left = left.clone();
    int sum = 0;
    for (int count : left) {
      sum += count;
    }
    this.total = sum;
  }

  public int total() {
    return total;
  }

  public int size() {
    return left.length;
  }

  public int left(int index) {
    return left[index];
  }

  public Value value(int index) {
    return values.get(index);
  }

  /** The place of the value that the {@code ticket}th of all values left has, from 0. */
  public int at(int ticket) {
    int index = 0;
    int rest = ticket;
    while (rest >= left[index]) {
      rest -= left[index];
      index++;
    }
    return index;
  }
}
