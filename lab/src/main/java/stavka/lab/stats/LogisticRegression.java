package stavka.lab.stats;

import java.util.ArrayList;
import java.util.List;

/**
 * Fits chances of success to groups of trials by maximum likelihood: the logarithm of the odds of a
 * group is the sum of its row times the coefficients. Successes may be fractions, as when a draw
 * counts half. Trials of no weight but for keeping coefficients finite are the caller's to add.
 */
public final class LogisticRegression {
  private static final int MOST_ROUNDS = 200;
  private static final double PRECISE = 1e-10;

  private final int width;
  private final List<double[]> rows = new ArrayList<>();
  private final List<double[]> counts = new ArrayList<>();

  /**
   * @param width how many coefficients there are
   */
  public LogisticRegression(int width) {
    this.width = width;
  }

  /** Adds a group of trials under the same circumstances. */
  public LogisticRegression add(double[] row, double successes, double trials) {
    if (row.length != width || successes < 0 || successes > trials) {
      throw new IllegalArgumentException(successes + " of " + trials + " with " + row.length);
    }
    rows.add(row.clone());
    counts.add(new double[] {successes, trials});
    return this;
  }

  /** Newton's method, with shorter steps where a whole one would not help. */
  public LogisticFit fit() {
    double[] at = new double[width];
    double likelihood = likelihood(at);
    for (int round = 0; round < MOST_ROUNDS; round++) {
      double[] step = Matrix.solve(information(at), gradient(at));
      double scale = 1;
      double[] next = moved(at, step, scale);
      while (likelihood(next) < likelihood - PRECISE && scale > PRECISE) {
        scale /= 2;
        next = moved(at, step, scale);
      }
      double gained = likelihood(next) - likelihood;
      at = next;
      likelihood += gained;
      if (Math.abs(gained) < PRECISE && largest(step) < 1e-8) {
        break;
      }
    }
    return new LogisticFit(at, Matrix.inverse(information(at)), likelihood);
  }

  private static double[] moved(double[] from, double[] step, double scale) {
    double[] to = from.clone();
    for (int i = 0; i < to.length; i++) {
      to[i] += scale * step[i];
    }
    return to;
  }

  private static double largest(double[] step) {
    double largest = 0;
    for (double each : step) {
      largest = Math.max(largest, Math.abs(each));
    }
    return largest;
  }

  private double likelihood(double[] at) {
    double sum = 0;
    for (int i = 0; i < rows.size(); i++) {
      double odds = dot(rows.get(i), at);
      double[] count = counts.get(i);
      sum += count[0] * odds - count[1] * softplus(odds);
    }
    return sum;
  }

  /** log(1 + exp(x)) without overflow. */
  private static double softplus(double x) {
    return Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));
  }

  private double[] gradient(double[] at) {
    double[] gradient = new double[width];
    for (int i = 0; i < rows.size(); i++) {
      double[] row = rows.get(i);
      double[] count = counts.get(i);
      double residual = count[0] - count[1] * chance(dot(row, at));
      for (int j = 0; j < width; j++) {
        gradient[j] += residual * row[j];
      }
    }
    return gradient;
  }

  private double[][] information(double[] at) {
    double[][] information = new double[width][width];
    for (int i = 0; i < rows.size(); i++) {
      double[] row = rows.get(i);
      double chance = chance(dot(row, at));
      double weight = counts.get(i)[1] * chance * (1 - chance);
      for (int j = 0; j < width; j++) {
        for (int k = 0; k < width; k++) {
          information[j][k] += weight * row[j] * row[k];
        }
      }
    }
    return information;
  }

  private static double chance(double odds) {
    return 1 / (1 + Math.exp(-odds));
  }

  private static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }
}
