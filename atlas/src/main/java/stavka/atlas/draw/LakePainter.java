package stavka.atlas.draw;

import java.util.ArrayList;
import java.util.List;
import stavka.formats.map.MapDrawing.Point;

/**
 * Paints lakes that lie along hexsides: as long as these, broad in the middle, with uneven shores.
 */
final class LakePainter {
  private static final double BREADTH = 0.17;

  private final Svg svg;
  private final Look look;

  LakePainter(Svg svg, Look look) {
    this.svg = svg;
    this.look = look;
  }

  void paint(List<DrawnLine> lakes) {
    List<DrawnLine> shores = lakes.stream().map(LakePainter::shore).toList();
    layer(shores, Ink.WATER_EDGE, 0.05);
    layer(shores, Ink.WATER, 0.012);
    layer(lakes.stream().map(lake -> shore(lake, 0.55)).toList(), Ink.WATER_LIGHT, 0);
  }

  private void layer(List<DrawnLine> shores, Ink ink, double stroke) {
    String colour = look.ink(ink);
    for (DrawnLine shore : shores) {
      svg.path(
          shore.ring(),
          "fill",
          colour,
          "stroke",
          colour,
          "stroke-width",
          Svg.length(stroke),
          "stroke-linejoin",
          "round");
    }
  }

  private static DrawnLine shore(DrawnLine lake) {
    return shore(lake, 1);
  }

  private static DrawnLine shore(DrawnLine lake, double share) {
    DrawnLine course = stretched(lake, 0.04 * share);
    List<Point> right = new ArrayList<>();
    List<Point> left = new ArrayList<>();
    int pieces = Math.max(16, (int) (course.length() * 20));
    for (int i = 0; i <= pieces; i++) {
      double u = (double) i / pieces;
      double s = course.length() * u;
      double end = Math.min(1, Math.min(s, course.length() - s) / 0.3);
      double round = Math.sqrt(Math.max(0, 1 - (1 - end) * (1 - end)));
      Point p = course.at(s);
      double across = course.heading(s, 0.2) + Math.PI / 2;
      left.addFirst(bank(p, across, -share * round * breadth(p, 61)));
      right.add(bank(p, across, share * round * breadth(p, 67)));
    }
    right.addAll(left);
    return new DrawnLine(right);
  }

  private static DrawnLine stretched(DrawnLine lake, double by) {
    List<Point> points = new ArrayList<>(lake.points());
    double a = lake.heading(0, 0.2);
    double b = lake.heading(lake.length(), 0.2);
    points.addFirst(bank(lake.first(), a, -by));
    points.add(bank(lake.last(), b, by));
    return new DrawnLine(points);
  }

  private static double breadth(Point p, int seed) {
    return BREADTH * (1 + 0.45 * Noise.smooth(p.x() * 3.1, p.y() * 3.1, seed));
  }

  private static Point bank(Point p, double heading, double by) {
    return new Point(p.x() + Math.cos(heading) * by, p.y() + Math.sin(heading) * by);
  }
}
