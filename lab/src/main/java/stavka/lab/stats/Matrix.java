package stavka.lab.stats;

/** Linear equations with a symmetric positive matrix, by Cholesky's decomposition. */
final class Matrix {
  private Matrix() {}

  static double[] solve(double[][] matrix, double[] right) {
    double[][] lower = decompose(matrix);
    int size = right.length;
    double[] x = right.clone();
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < i; j++) {
        x[i] -= lower[i][j] * x[j];
      }
      x[i] /= lower[i][i];
    }
    for (int i = size - 1; i >= 0; i--) {
      for (int j = i + 1; j < size; j++) {
        x[i] -= lower[j][i] * x[j];
      }
      x[i] /= lower[i][i];
    }
    return x;
  }

  static double[][] inverse(double[][] matrix) {
    int size = matrix.length;
    double[][] inverse = new double[size][];
    for (int i = 0; i < size; i++) {
      double[] unit = new double[size];
      unit[i] = 1;
      inverse[i] = solve(matrix, unit);
    }
    return inverse;
  }

  private static double[][] decompose(double[][] matrix) {
    int size = matrix.length;
    double[][] lower = new double[size][size];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j <= i; j++) {
        double sum = matrix[i][j];
        for (int k = 0; k < j; k++) {
          sum -= lower[i][k] * lower[j][k];
        }
        if (i != j) {
          lower[i][j] = sum / lower[j][j];
        } else if (sum > 0) {
          lower[i][i] = Math.sqrt(sum);
        } else {
          throw new ArithmeticException("the data leave a coefficient open");
        }
      }
    }
    return lower;
  }
}
