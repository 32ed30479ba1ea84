package stavka.atlas.draw;

import java.util.ArrayList;
import java.util.List;
import stavka.atlas.draw.WayPainter.Bridge;
import stavka.atlas.draw.Ways.Way;
import stavka.atlas.geo.Polyline;
import stavka.formats.map.MapDrawing.Point;

/** Finds where ways cross rivers. */
final class Bridges {
  private static final double SAME = 0.25;

  private Bridges() {}

  static List<Bridge> of(List<Way> ways, List<Stream> streams) {
    List<Bridge> bridges = new ArrayList<>();
    for (Way way : ways) {
      for (Stream stream : streams) {
        cross(way.line(), stream, bridges);
      }
    }
    return bridges;
  }

  private static void cross(DrawnLine way, Stream stream, List<Bridge> bridges) {
    List<Point> road = way.points();
    List<Point> river = stream.line().points();
    double[] along = along(river);
    for (int i = 1; i < road.size(); i++) {
      for (int j = 1; j < river.size(); j++) {
        double t = crossing(road.get(i - 1), road.get(i), river.get(j - 1), river.get(j));
        if (t >= 0) {
          Point a = road.get(i - 1);
          Point b = road.get(i);
          Point at = Polyline.between(a, b, t);
          if (bridges.stream().noneMatch(other -> Polyline.apart(other.at(), at) < SAME)) {
            double heading = Math.atan2(b.y() - a.y(), b.x() - a.x());
            bridges.add(new Bridge(at, heading, stream.width(along[j])));
          }
        }
      }
    }
  }

  /** How far each point of a line lies from its first. */
  private static double[] along(List<Point> line) {
    double[] along = new double[line.size()];
    for (int i = 1; i < along.length; i++) {
      along[i] = along[i - 1] + Polyline.apart(line.get(i - 1), line.get(i));
    }
    return along;
  }

  /** How far along the first segment the second crosses it, from 0 to 1, or -1. */
  private static double crossing(Point a, Point b, Point c, Point d) {
    if (Math.max(a.x(), b.x()) < Math.min(c.x(), d.x())
        || Math.max(c.x(), d.x()) < Math.min(a.x(), b.x())) {
      return -1;
    }
    double rx = b.x() - a.x();
    double ry = b.y() - a.y();
    double sx = d.x() - c.x();
    double sy = d.y() - c.y();
    double cross = rx * sy - ry * sx;
    if (Math.abs(cross) < 1e-12) {
      return -1;
    }
    double t = ((c.x() - a.x()) * sy - (c.y() - a.y()) * sx) / cross;
    double u = ((c.x() - a.x()) * ry - (c.y() - a.y()) * rx) / cross;
    return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? t : -1;
  }
}
