package stavka.lab.stats;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Whether a difference may be chance. */
public final class Tests {
  private Tests() {}

  /**
   * How likely shares so far apart would be if both came from the same chance, by the pooled test
   * of two proportions.
   */
  public static double twoShares(double first, double trials, double second, double others) {
    double pooled = (first + second) / (trials + others);
    double error = Math.sqrt(pooled * (1 - pooled) * (1 / trials + 1 / others));
    return error > 0 ? Normal.twoSided((first / trials - second / others) / error) : 1;
  }

  /** The second share less the first, with Newcombe's interval from Wilson's of each. */
  public static Interval difference(double first, double trials, double second, double others) {
    Interval a = Interval.share(first, trials);
    Interval b = Interval.share(second, others);
    double difference = b.value() - a.value();
    return new Interval(
        difference,
        difference - Math.hypot(b.value() - b.low(), a.high() - a.value()),
        difference + Math.hypot(b.high() - b.value(), a.value() - a.low()));
  }

  /** Pearson's coefficient, 0 where one of the two does not vary, with Fisher's interval. */
  public static Interval correlation(double[] x, double[] y) {
    double meanX = Arrays.stream(x).average().orElse(0);
    double meanY = Arrays.stream(y).average().orElse(0);
    double xx = 0;
    double yy = 0;
    double xy = 0;
    for (int i = 0; i < x.length; i++) {
      xx += (x[i] - meanX) * (x[i] - meanX);
      yy += (y[i] - meanY) * (y[i] - meanY);
      xy += (x[i] - meanX) * (y[i] - meanY);
    }
    if (xx == 0 || yy == 0 || x.length < 4) {
      return new Interval(0, -1, 1);
    }
    double r = Math.clamp(xy / Math.sqrt(xx * yy), -1, 1);
    double z = Math.log((1 + r) / (1 - r)) / 2;
    double reach = Normal.Z95 / Math.sqrt(x.length - 3);
    return new Interval(r, Math.tanh(z - reach), Math.tanh(z + reach));
  }

  /** How likely so strong a correlation would be between things that have nothing to do. */
  public static double significance(Interval correlation, int count) {
    double r = correlation.value();
    return Math.abs(r) >= 1
        ? 0
        : Normal.twoSided(Math.log((1 + r) / (1 - r)) / 2 * Math.sqrt(Math.max(0, count - 3)));
  }

  /** Holm's correction: what each finding is worth when so many were looked for. */
  public static List<Double> holm(List<Double> chances) {
    int count = chances.size();
    List<Integer> order =
        IntStream.range(0, count).boxed().sorted(Comparator.comparing(chances::get)).toList();
    Double[] adjusted = new Double[count];
    double largest = 0;
    for (int i = 0; i < count; i++) {
      largest = Math.max(largest, Math.min(1, chances.get(order.get(i)) * (count - i)));
      adjusted[order.get(i)] = largest;
    }
    return List.of(adjusted);
  }
}
