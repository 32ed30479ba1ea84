package stavka.ai.review;

import java.util.List;

/**
 * What a position promises, from matches played on from it. Intervals are of 90 per cent.
 *
 * @param axisWins the chance that the Axis wins, a draw being half a win
 * @param margin Axis points less Soviet points at the end
 * @param playouts how many matches it comes from; 0 where the match itself was over
 */
public record Expectation(Range axisWins, Range margin, int playouts) {
  private static final double Z = 1.645;

  /** So many standard errors between two figures are not chance. */
  private static final double CLEAR = 1.3;

  /** A value and where it may lie. */
  public record Range(double value, double low, double high) {
    /** Its standard error. */
    double error() {
      return (high - low) / (2 * Z);
    }

    static Range exactly(double value) {
      return new Range(value, value, value);
    }
  }

  /**
   * How a playout ended.
   *
   * @param axisWins 1, 0 or a half
   */
  record Ending(double axisWins, int margin) {}

  static Expectation of(List<Ending> endings) {
    return new Expectation(
        share(endings.stream().mapToDouble(Ending::axisWins).average().orElse(0.5), endings.size()),
        mean(endings.stream().mapToDouble(Ending::margin).toArray()),
        endings.size());
  }

  /** Whether what happened since is more than chance in the playouts would make it seem. */
  boolean differs(Expectation other) {
    return differ(axisWins, other.axisWins) || differ(margin, other.margin);
  }

  private static boolean differ(Range one, Range other) {
    return Math.abs(one.value() - other.value()) > CLEAR * Math.hypot(one.error(), other.error());
  }

  static Expectation certain(Ending ending) {
    return new Expectation(Range.exactly(ending.axisWins()), Range.exactly(ending.margin()), 0);
  }

  /** Wilson's interval. */
  private static Range share(double share, int n) {
    double spread = Z * Math.sqrt(share * (1 - share) / n + Z * Z / (4.0 * n * n));
    double centre = share + Z * Z / (2 * n);
    double scale = 1 + Z * Z / n;
    return new Range(
        share, Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale));
  }

  private static Range mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    double mean = sum / values.length;
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    double error = Math.sqrt(squares / Math.max(1, values.length - 1) / values.length);
    return new Range(mean, mean - Z * error, mean + Z * error);
  }
}
