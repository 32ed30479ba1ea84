package stavka.lab.stats;

/** The normal distribution. */
public final class Normal {
  /** Nineteen in twenty lie within so many standard deviations of the mean. */
  public static final double Z95 = 1.959963984540054;

  private static final int TERMS = 200;

  private Normal() {}

  /** The chance of a value further from the mean, on either side, than so many deviations. */
  public static double twoSided(double z) {
    double x = Math.abs(z) / Math.sqrt(2);
    if (!(x < 26)) {
      return Double.isNaN(z) ? Double.NaN : 0;
    }
    return x < 2 ? 1 - series(x) : fraction(x);
  }

  /** The error function near zero, by its power series. */
  private static double series(double x) {
    double term = x;
    double sum = x;
    for (int n = 1; n < TERMS; n++) {
      term *= -x * x / n;
      sum += term / (2 * n + 1);
    }
    return 2 / Math.sqrt(Math.PI) * sum;
  }

  /** The complementary error function away from zero, by its continued fraction. */
  private static double fraction(double x) {
    double tail = 0;
    for (int n = TERMS; n >= 1; n--) {
      tail = n / 2.0 / (x + tail);
    }
    return Math.exp(-x * x) / Math.sqrt(Math.PI) / (x + tail);
  }
}
