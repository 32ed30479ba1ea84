package stavka.atlas.geo;

import java.util.List;
import stavka.formats.map.MapDrawing.Point;

/**
 * Moves control points where they are wanted and carries their surroundings smoothly along. The
 * displacement is a sum of Wendland functions, one a control point, which vanish beyond the radius:
 * a town that is pulled three hexes to the edge of a map leaves the far side of the map alone.
 */
public final class Bend {
  /** A point of the sheet and where it shall come to lie. */
  public record Control(Point from, Point to) {}

  private final List<Control> controls;
  private final double radius;
  private final double[] weightX;
  private final double[] weightY;

  public Bend(List<Control> controls, double radius) {
    this.controls = List.copyOf(controls);
    this.radius = radius;
    int n = controls.size();
    double[][] system = new double[n][n + 2];
    for (int i = 0; i < n; i++) {
      Control control = controls.get(i);
      for (int j = 0; j < n; j++) {
        system[i][j] = influence(control.from(), controls.get(j).from());
      }
      system[i][n] = control.to().x() - control.from().x();
      system[i][n + 1] = control.to().y() - control.from().y();
    }
    eliminate(system);
    weightX = new double[n];
    weightY = new double[n];
    for (int i = 0; i < n; i++) {
      weightX[i] = system[i][n];
      weightY[i] = system[i][n + 1];
    }
  }

  public Point apply(Point point) {
    double x = point.x();
    double y = point.y();
    for (int i = 0; i < weightX.length; i++) {
      double influence = influence(point, controls.get(i).from());
      x += weightX[i] * influence;
      y += weightY[i] * influence;
    }
    return new Point(x, y);
  }

  /**
   * Wendland's function (1 - r)^4 (4 r + 1): smooth, positive definite, nought from the radius on.
   */
  private double influence(Point a, Point b) {
    double r = StrictMath.hypot(a.x() - b.x(), a.y() - b.y()) / radius;
    if (r >= 1) {
      return 0;
    }
    double s = (1 - r) * (1 - r);
    return s * s * (4 * r + 1);
  }

  /** Gauss-Jordan elimination with row pivots; the last columns become the solutions. */
  private static void eliminate(double[][] system) {
    for (int i = 0; i < system.length; i++) {
      int pivot = i;
      for (int k = i + 1; k < system.length; k++) {
        if (StrictMath.abs(system[k][i]) > StrictMath.abs(system[pivot][i])) {
          pivot = k;
        }
      }
      double[] row = system[pivot];
      system[pivot] = system[i];
      system[i] = row;
      double head = row[i];
      if (StrictMath.abs(head) < 1e-9) {
        throw new IllegalArgumentException("two control points coincide");
      }
      for (int j = 0; j < row.length; j++) {
        row[j] /= head;
      }
      for (int k = 0; k < system.length; k++) {
        double factor = system[k][i];
        if (k != i && factor != 0) {
          for (int j = 0; j < row.length; j++) {
            system[k][j] -= factor * row[j];
          }
        }
      }
    }
  }
}
