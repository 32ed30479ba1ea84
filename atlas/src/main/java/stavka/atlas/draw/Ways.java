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
  record Way(String network, String kind, DrawnLine line) {}

  /**
   * A step of a network: between two hexes, or from one out of the sheet by a side, written -1 -
   * side.
   */
  private record Link(int from, int to) {
    static Link between(int a, int b) {
      return new Link(Math.min(a, b), Math.max(a, b));
    }
  }

  private static final int PIECES = 8;

  private final Sheet sheet;
  private final WayNodes nodes;
  private final Map<String, Set<Link>> drawn = new HashMap<>();
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
    List<Link> links = new ArrayList<>();
    int first = route.hexes().getFirst();
    int last = route.hexes().getLast();
    Point head = route.curve().getFirst();
    Point tail = route.curve().getLast();
    if (leaves(head, first)) {
      stops.add(sheet.wayOut(head, nodes.at(route.network(), first)));
      links.add(exit(head, first));
    }
    for (int i = 0; i < route.hexes().size(); i++) {
      int hex = route.hexes().get(i);
      if (i > 0) {
        links.add(Link.between(route.hexes().get(i - 1), hex));
      }
      stops.add(nodes.at(route.network(), hex));
    }
    if (leaves(tail, last)) {
      stops.add(sheet.wayOut(tail, nodes.at(route.network(), last)));
      links.add(exit(tail, last));
    }
    draw(route, stops, links);
  }

  /**
   * Whether a route runs on beyond the sheet from its last hex: its curve then ends on a hexside.
   */
  private boolean leaves(Point end, int hex) {
    return Polyline.apart(end, sheet.centre(hex)) > 0.45 && !nodes.isTown(hex, end);
  }

  private Link exit(Point end, int hex) {
    int best = 0;
    for (int d = 1; d < HexGrid.DIRECTIONS; d++) {
      if (Polyline.apart(end, sheet.middle(hex, d))
          < Polyline.apart(end, sheet.middle(hex, best))) {
        best = d;
      }
    }
    return new Link(hex, -1 - best);
  }

  /** Draws the links nothing has drawn before, bending as the whole route does. */
  private void draw(Route route, List<Point> stops, List<Link> links) {
    Set<Link> seen = drawn.computeIfAbsent(route.network(), network -> new HashSet<>());
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
      ways.add(new Way(route.network(), route.kind(), new DrawnLine(run)));
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
