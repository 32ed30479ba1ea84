package stavka.atlas.draw;

/** Chance that is always the same: what makes edges ragged and trees stand out of line. */
final class Noise {
  private Noise() {}

  /** From 0 to 1, without any order, for two whole numbers. */
  static double scatter(int a, int b) {
    int h = a * 0x9E3779B1 + b * 0x85EBCA77;
    h = (h ^ (h >>> 15)) * 0x2C1B3C6D;
    h = (h ^ (h >>> 12)) * 0x297A2D39;
    h ^= h >>> 15;
    return (h >>> 8) / (double) (1 << 24);
  }

  /** From -1 to 1, changing smoothly over the plane, about once a unit. */
  static double smooth(double x, double y, int seed) {
    int column = (int) Math.floor(x);
    int row = (int) Math.floor(y);
    double u = ease(x - column);
    double v = ease(y - row);
    double top = mix(knot(column, row, seed), knot(column + 1, row, seed), u);
    double bottom = mix(knot(column, row + 1, seed), knot(column + 1, row + 1, seed), u);
    return 2 * mix(top, bottom, v) - 1;
  }

  private static double knot(int column, int row, int seed) {
    return scatter(column * 7919 + seed, row);
  }

  private static double ease(double t) {
    return t * t * (3 - 2 * t);
  }

  private static double mix(double a, double b, double t) {
    return a + (b - a) * t;
  }
}
