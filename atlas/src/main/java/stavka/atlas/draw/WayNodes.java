package stavka.atlas.draw;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stavka.atlas.geo.Polyline;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;
import stavka.formats.map.MapDrawing.Point;

/**
 * Where roads and railways pass each hex. They meet in towns; elsewhere they may leave the middle
 * of a hex a little, so as not to zigzag, and keep apart where both run side by side.
 */
final class WayNodes {
  private static final double STRAY = 0.27;
  private static final int ROUNDS = 14;
  private static final double APART = 0.062;

  private final Sheet sheet;
  private final Map<Integer, Point> towns = new HashMap<>();
  private final Map<String, Map<Integer, Point>> nodes = new LinkedHashMap<>();

  WayNodes(Sheet sheet) {
    this.sheet = sheet;
    sheet
        .map()
        .places()
        .forEach(place -> towns.putIfAbsent(place.hexes().getFirst(), sheet.mark(place)));
    List<String> networks = sheet.map().networks().keySet().stream().sorted().toList();
    networks.forEach(network -> nodes.put(network, settle(network)));
    for (int i = 0; i < networks.size(); i++) {
      for (int j = i + 1; j < networks.size(); j++) {
        part(networks.get(i), networks.get(j));
      }
    }
  }

  Point at(String network, int hex) {
    Point node = nodes.getOrDefault(network, Map.of()).get(hex);
    return node == null ? towns.getOrDefault(hex, sheet.centre(hex)) : node;
  }

  /** Whether a point is where the town of a hex stands on the ground. */
  boolean isTown(int hex, Point point) {
    return sheet.map().places().stream()
        .filter(place -> place.hexes().getFirst() == hex)
        .anyMatch(place -> Polyline.apart(new Point(place.x(), place.y()), point) < 0.02);
  }

  private Map<Integer, Point> settle(String network) {
    HexMap map = sheet.map();
    Map<Integer, Point> places = new LinkedHashMap<>();
    for (int hex = 0; hex < sheet.grid().size(); hex++) {
      if (map.onNetwork(network, hex)) {
        places.put(hex, towns.getOrDefault(hex, sheet.centre(hex)));
      }
    }
    for (int round = 0; round < ROUNDS; round++) {
      for (int hex : List.copyOf(places.keySet())) {
        List<Point> linked = linked(network, hex, places);
        if (!towns.containsKey(hex) && linked.size() > 1) {
          places.put(hex, eased(hex, places.getOrDefault(hex, sheet.centre(hex)), linked));
        }
      }
    }
    return places;
  }

  private List<Point> linked(String network, int hex, Map<Integer, Point> places) {
    List<Point> linked = new ArrayList<>();
    for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
      if (sheet.map().linked(network, hex, d)) {
        Point other = places.get(sheet.grid().neighbour(hex, d));
        if (other != null) {
          linked.add(other);
        }
      }
    }
    return linked;
  }

  /** A step towards the middle of the neighbours, no further from the hex's own than allowed. */
  private Point eased(int hex, Point from, List<Point> linked) {
    double x = linked.stream().mapToDouble(Point::x).average().orElse(from.x());
    double y = linked.stream().mapToDouble(Point::y).average().orElse(from.y());
    return kept(hex, Polyline.between(from, new Point(x, y), 0.5));
  }

  private Point moved(int hex, Point from, Point side, double by) {
    return kept(hex, new Point(from.x() + side.x() * by, from.y() + side.y() * by));
  }

  private Point kept(int hex, Point aim) {
    Point centre = sheet.centre(hex);
    double far = Polyline.apart(centre, aim);
    return far > STRAY ? Polyline.between(centre, aim, STRAY / far) : aim;
  }

  /** Moves two networks apart in the hexes they pass together. */
  private void part(String one, String two) {
    Map<Integer, Point> first = nodes.getOrDefault(one, Map.of());
    Map<Integer, Point> second = nodes.getOrDefault(two, Map.of());
    for (int hex : List.copyOf(first.keySet())) {
      Point a = first.get(hex);
      Point b = second.get(hex);
      if (a != null && b != null && !towns.containsKey(hex)) {
        Point side = sideways(one, two, hex);
        first.put(hex, moved(hex, a, side, APART));
        second.put(hex, moved(hex, b, side, -APART));
      }
    }
  }

  /**
   * The direction across the links both networks share in a hex, of length 1; nothing if they share
   * none.
   */
  private Point sideways(String one, String two, int hex) {
    double dx = 0;
    double dy = 0;
    for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
      if (sheet.map().linked(one, hex, d) && sheet.map().linked(two, hex, d)) {
        Point centre = sheet.centre(hex);
        Point other = sheet.centre(sheet.grid().neighbour(hex, d));
        double x = other.x() - centre.x();
        double y = other.y() - centre.y();
        double sign = x * 0.37 + y > 0 ? 1 : -1;
        dx += sign * x;
        dy += sign * y;
      }
    }
    double size = Math.hypot(dx, dy);
    return size < 1e-6 ? new Point(0, 0) : new Point(-dy / size, dx / size);
  }
}
