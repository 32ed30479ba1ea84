package stavka.server.api;

import java.util.BitSet;

/** A line told by as few of its points as keep it within a certain distance of itself. */
final class Outline {
  private final long[] x;
  private final long[] y;
  private final double within;
  private final BitSet kept = new BitSet();

  private Outline(long[] x, long[] y, double within) {
    this.x = x;
    this.y = y;
    this.within = within;
  }

  /** The places in the line of the points that are kept, the first and the last among them. */
  static int[] kept(long[] x, long[] y, double within) {
    Outline outline = new Outline(x, y, within);
    if (x.length > 0) {
      outline.kept.set(0);
      outline.kept.set(x.length - 1);
      outline.keepBetween(0, x.length - 1);
    }
    return outline.kept.stream().toArray();
  }

  /** Keeps the point that lies farthest off the straight way, if it is too far, and so on. */
  private void keepBetween(int first, int last) {
    int farthest = first;
    double most = within;
    for (int i = first + 1; i < last; i++) {
      double distance = distance(i, first, last);
      if (distance > most) {
        most = distance;
        farthest = i;
      }
    }
    if (farthest > first) {
      kept.set(farthest);
      keepBetween(first, farthest);
      keepBetween(farthest, last);
    }
  }

  private double distance(int point, int first, int last) {
    double dx = x[last] - x[first];
    double dy = y[last] - y[first];
    double px = x[point] - x[first];
    double py = y[point] - y[first];
    double length = Math.hypot(dx, dy);
    return length == 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length;
  }
}
