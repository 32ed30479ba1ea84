package stavka.atlas.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import stavka.atlas.geo.Polyline;
import stavka.engine.hex.HexGrid;
import stavka.formats.map.MapDrawing.Point;
import stavka.formats.map.MapDrawing.Route;

/** Roads and railways as they are drawn: every link once, through the hexes the rules say. */
final class Ways {
  /** A drawn stretch. */
  record Way(String network, String kind, Line line) {}

  private static final int PIECES = 8;

  private final Sheet sheet;
  private final WayNodes nodes;
  private final Map<String, Set<Long>> drawn = new HashMap<>();
  private final List<Way> ways = new ArrayList<>();

  Ways(Sheet sheet) {
    this.sheet = sheet;
    this.nodes = new WayNodes(sheet);
    List<Route> routes = new ArrayList<>(sheet.source().drawing().routes());
    routes.sort(Comparator.comparingInt(route -> order(route.kind())));
    routes.forEach(this::lay);
  }

  List<Way> ways() {
    return ways;
  }

  List<Way> of(String network) {
    return ways.stream().filter(way -> way.network().equals(network)).toList();
  }

  private static int order(String kind) {
    return switch (kind) {
      case "highway", "2" -> 0;
      case "main", "1" -> 1;
      default -> 2;
    };
  }

  private void lay(Route route) {
    List<Point> stops = new ArrayList<>();
    List<Long> links = new ArrayList<>();
    exit(route, route.curve().getFirst(), route.hexes().getFirst(), stops);
    if (!stops.isEmpty()) {
      links.add(link(HexGrid.NONE, route.hexes().getFirst(), stops.getFirst()));
    }
    for (int i = 0; i < route.hexes().size(); i++) {
      int hex = route.hexes().get(i);
      if (i > 0) {
        links.add(link(route.hexes().get(i - 1), hex, stops.getFirst()));
      }
      stops.add(nodes.at(route.network(), hex));
    }
    int before = stops.size();
    exit(route, route.curve().getLast(), route.hexes().getLast(), stops);
    if (stops.size() > before) {
      links.add(link(HexGrid.NONE, route.hexes().getLast(), stops.getLast()));
    }
    draw(route, stops, links);
  }

  /** Where a route leaves the sheet, adds a point beyond the frame. */
  private void exit(Route route, Point end, int hex, List<Point> stops) {
    if (Polyline.apart(end, sheet.centre(hex)) > 0.45 && !nodes.isTown(hex, end)) {
      Point node = nodes.at(route.network(), hex);
      Point half = new Point(end.x(), end.y());
      stops.add(sheet.wayOut(half, node));
    }
  }

  private static long link(int from, int to, Point exit) {
    if (from == HexGrid.NONE) {
      return -1 - (to * 1000L + Math.round(exit.x() * 3) % 30 * 30 + Math.round(exit.y() * 3) % 30);
    }
    return Math.min(from, to) * 100_000L + Math.max(from, to);
  }

  /** Draws the links nothing has drawn before, bending as the whole route does. */
  private void draw(Route route, List<Point> stops, List<Long> links) {
    Set<Long> seen = drawn.computeIfAbsent(route.network(), network -> new HashSet<>());
    List<Point> run = new ArrayList<>();
    for (int i = 0; i < links.size(); i++) {
      if (seen.add(links.get(i))) {
        if (run.isEmpty()) {
          run.add(stops.get(i));
        }
        bend(stops, i, run);
      } else {
        finish(route, run);
        run = new ArrayList<>();
      }
    }
    finish(route, run);
  }

  private void finish(Route route, List<Point> run) {
    if (run.size() > 1) {
      ways.add(new Way(route.network(), route.kind(), new Line(run)));
    }
  }

  private static void bend(List<Point> stops, int i, List<Point> run) {
    Point before = stops.get(Math.max(0, i - 1));
    Point a = stops.get(i);
    Point b = stops.get(i + 1);
    Point after = stops.get(Math.min(stops.size() - 1, i + 2));
    for (int k = 1; k <= PIECES; k++) {
      double t = (double) k / PIECES;
      run.add(
          new Point(
              spline(before.x(), a.x(), b.x(), after.x(), t),
              spline(before.y(), a.y(), b.y(), after.y(), t)));
    }
  }

  private static double spline(double p0, double p1, double p2, double p3, double t) {
    double m1 = (p2 - p0) * 0.45;
    double m2 = (p3 - p1) * 0.45;
    double t2 = t * t;
    double t3 = t2 * t;
    return (2 * t3 - 3 * t2 + 1) * p1
        + (t3 - 2 * t2 + t) * m1
        + (3 * t2 - 2 * t3) * p2
        + (t3 - t2) * m2;
  }
}
