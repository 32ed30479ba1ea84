package stavka.lab.stats;

/** An estimate with the range in which the truth lies 19 times in 20. */
public record Interval(double value, double low, double high) {

  /** A mean estimate with a normal error. */
  public static Interval around(double value, double error) {
    return new Interval(value, value - Normal.Z95 * error, value + Normal.Z95 * error);
  }

  public Interval times(double factor) {
    return new Interval(factor * value, factor * low, factor * high);
  }

  /** A share of trials, by Wilson's score interval; half successes are allowed. */
  public static Interval share(double successes, double trials) {
    if (trials <= 0) {
      return new Interval(Double.NaN, 0, 1);
    }
    double z2 = Normal.Z95 * Normal.Z95;
    double share = successes / trials;
    double centre = (share + z2 / (2 * trials)) / (1 + z2 / trials);
    double reach =
        Normal.Z95
            / (1 + z2 / trials)
            * Math.sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials));
    return new Interval(share, Math.max(0, centre - reach), Math.min(1, centre + reach));
  }
}
