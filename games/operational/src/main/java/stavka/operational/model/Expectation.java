package stavka.operational.model;

import java.util.List;
import java.util.function.ToIntFunction;

/** What may be expected of an untried unit: the average of all values of its kind, in points. */
public record Expectation(int attack, int defence) {
  public static Expectation of(List<Value> cup) {
    return new Expectation(mean(cup, Value::attack), mean(cup, Value::defence));
  }

  private static int mean(List<Value> cup, ToIntFunction<Value> figure) {
    int count = cup.stream().mapToInt(Value::count).sum();
    int sum = cup.stream().mapToInt(value -> figure.applyAsInt(value) * value.count()).sum();
    return (sum + count / 2) / count;
  }
}
