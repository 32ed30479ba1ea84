package stavka.lab.stats;

/** The coefficients of a regression and what is known of them. */
public final class LogisticFit {
  private final double[] coefficients;
  private final double[][] covariance;
  private final double logLikelihood;

  /**
   * @param covariance the inverse of the Fisher information
   */
  LogisticFit(double[] coefficients, double[][] covariance, double logLikelihood) {
    this.coefficients = coefficients;
    this.covariance = covariance;
    this.logLikelihood = logLikelihood;
  }

  public double coefficient(int index) {
    return coefficients[index];
  }

  public double error(int index) {
    return Math.sqrt(covariance[index][index]);
  }

  public double logLikelihood() {
    return logLikelihood;
  }

  /** The sum of the coefficients, each times its weight, with what is known of it. */
  public Interval estimate(double[] weights) {
    double value = 0;
    double variance = 0;
    for (int i = 0; i < weights.length; i++) {
      value += weights[i] * coefficients[i];
      for (int j = 0; j < weights.length; j++) {
        variance += weights[i] * weights[j] * covariance[i][j];
      }
    }
    return Interval.around(value, Math.sqrt(variance));
  }

  /** How likely so large a coefficient would be if the truth were none, by Wald's test. */
  public double significance(int index) {
    return Normal.twoSided(coefficients[index] / error(index));
  }
}
