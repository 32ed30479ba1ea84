package stavka.lab.stats;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Figures in order of size, to be asked what share of them lies below what. */
public final class Quantiles {
  private final double[] sorted;

  public Quantiles(IntStream figures) {
    this.sorted = figures.asDoubleStream().sorted().toArray();
  }

  public Quantiles(double[] figures) {
    this.sorted = figures.clone();
    Arrays.sort(sorted);
  }

  public int count() {
    return sorted.length;
  }

  /** The figure with that share of the others below it, between two figures if need be. */
  public double at(double share) {
    if (sorted.length == 0) {
      return Double.NaN;
    }
    double place = share * (sorted.length - 1);
    int below = (int) Math.floor(place);
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
  }

  public double median() {
    return at(0.5);
  }
}
