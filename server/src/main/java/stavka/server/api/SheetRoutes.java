package stavka.server.api;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;
import stavka.formats.map.MapDrawing.Point;
import stavka.formats.map.MapDrawing.Route;
import tools.jackson.core.JsonGenerator;

/**
 * Roads and railways by the hexes they run through: the first, then a direction from each to the
 * next. Where a route of a network passes a hex is told once, so far off its centre; its curve runs
 * through those points. A letter for a direction stands where a route enters or leaves the sheet. A
 * curve that does not follow from this is written out.
 */
final class SheetRoutes {
  /** How fine the points are told, in hundredths of a hex. */
  private static final int FINENESS = 4;

  /**
   * The letter of no distance; those before and behind it in the alphabet of Unicode are others.
   */
  private static final char CENTRE = 'P';

  private static final int FARTHEST = 31;

  /** Where the place of the hex is, or a network told before passes it. */
  private static final String AS_BEFORE = ".";

  private final HexMap map;
  private final HexGrid grid;
  private final Map<Integer, Point> known = new HashMap<>();
  private final Map<String, SortedMap<Integer, Point>> nodes = new LinkedHashMap<>();

  private SheetRoutes(HexMap map) {
    this.map = map;
    this.grid = map.grid();
    map.places().stream()
        .filter(place -> !place.hexes().isEmpty())
        .forEach(
            place -> known.putIfAbsent(place.hexes().getFirst(), new Point(place.x(), place.y())));
  }

  /** The networks whose hexes follow from what is written. */
  static Set<String> write(JsonGenerator out, HexMap map, List<Route> routes) {
    SheetRoutes sheet = new SheetRoutes(map);
    List<Optional<String>> ways = routes.stream().map(sheet::way).toList();
    out.writeName("nodes");
    out.writeStartObject();
    sheet.nodes.forEach((network, nodes) -> out.writeStringProperty(network, sheet.offsets(nodes)));
    out.writeEndObject();
    out.writeName("routes");
    out.writeStartArray();
    for (int i = 0; i < routes.size(); i++) {
      boolean first = i == 0 || !sameKind(routes.get(i - 1), routes.get(i));
      if (first) {
        out.writeStartObject();
        out.writeStringProperty("network", routes.get(i).network());
        out.writeStringProperty("kind", routes.get(i).kind());
        out.writeName("lines");
        out.writeStartArray();
      }
      Optional<String> way = ways.get(i);
      if (way.isEmpty()) {
        SheetSteps.line(out, routes.get(i).curve());
      } else {
        out.writeNumber(routes.get(i).hexes().getFirst());
        out.writeString(way.get());
      }
      if (i == routes.size() - 1 || !sameKind(routes.get(i), routes.get(i + 1))) {
        out.writeEndArray();
        out.writeEndObject();
      }
    }
    out.writeEndArray();
    return sheet.told();
  }

  private static boolean sameKind(Route a, Route b) {
    return a.network().equals(b.network()) && a.kind().equals(b.kind());
  }

  /** The directions of a route, or nothing if its curve does not follow from its hexes. */
  private Optional<String> way(Route route) {
    List<Point> points = SheetCurves.nodes(route.curve());
    List<Integer> hexes = route.hexes();
    if (hexes.isEmpty() || !SheetCurves.alike(SheetCurves.through(points), route.curve())) {
      return Optional.empty();
    }
    String enters = edge(hexes.getFirst(), points.getFirst());
    String leaves = edge(hexes.getLast(), points.getLast());
    int from = points.size() == hexes.size() ? 0 : enters.length();
    int beyond = points.size() - hexes.size() - from;
    if (beyond < 0 || beyond > leaves.length()) {
      return Optional.empty();
    }
    StringBuilder way = new StringBuilder(from == 0 ? "" : enters);
    Map<Integer, Point> own = nodes.computeIfAbsent(route.network(), n -> new TreeMap<>());
    for (int i = 0; i < hexes.size(); i++) {
      if (i > 0) {
        way.append(grid.direction(hexes.get(i - 1), hexes.get(i)));
      }
      Point at = points.get(from + i);
      if (!tellable(hexes.get(i), at)
          || !SheetCurves.alike(own.getOrDefault(hexes.get(i), at), at)) {
        return Optional.empty();
      }
    }
    if (way.indexOf("-") >= 0) {
      return Optional.empty();
    }
    for (int i = 0; i < hexes.size(); i++) {
      own.putIfAbsent(hexes.get(i), points.get(from + i));
    }
    return Optional.of(way.append(beyond == 0 ? "" : leaves).toString());
  }

  /** The letter of the side of a hex in whose middle a point lies, or nothing. */
  private String edge(int hex, Point at) {
    for (int k = 0; k < HexGrid.DIRECTIONS; k++) {
      int next = (k + 1) % HexGrid.DIRECTIONS;
      double x = grid.centreX(hex) + (grid.cornerX(k) + grid.cornerX(next)) / 2;
      double y = grid.centreY(hex) + (grid.cornerY(k) + grid.cornerY(next)) / 2;
      if (grid.neighbour(hex, k) == HexGrid.NONE && SheetCurves.alike(new Point(x, y), at)) {
        return String.valueOf((char) ('a' + k));
      }
    }
    return "";
  }

  private boolean tellable(int hex, Point at) {
    return Math.abs(across(hex, at)) <= FARTHEST && Math.abs(down(hex, at)) <= FARTHEST;
  }

  private long across(int hex, Point at) {
    return Math.round((double) SheetSteps.parts(at.x() - grid.centreX(hex)) / FINENESS);
  }

  private long down(int hex, Point at) {
    return Math.round((double) SheetSteps.parts(at.y() - grid.centreY(hex)) / FINENESS);
  }

  private String offsets(SortedMap<Integer, Point> passed) {
    StringBuilder text = new StringBuilder();
    passed.forEach(
        (hex, at) -> {
          Point before = known.putIfAbsent(hex, at);
          if (before != null && SheetCurves.alike(before, at)) {
            text.append(AS_BEFORE);
          } else {
            text.append((char) (CENTRE + across(hex, at))).append((char) (CENTRE + down(hex, at)));
          }
        });
    return text.toString();
  }

  private Set<String> told() {
    Set<String> told = new TreeSet<>();
    nodes.forEach(
        (network, passed) -> {
          List<Integer> hexes = new ArrayList<>();
          for (int hex = 0; hex < grid.size(); hex++) {
            if (map.networks().containsKey(network) && map.onNetwork(network, hex)) {
              hexes.add(hex);
            }
          }
          if (List.copyOf(passed.keySet()).equals(hexes)) {
            told.add(network);
          }
        });
    return told;
  }
}
