package stavka.atlas.compile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import stavka.atlas.geo.Polyline;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;
import stavka.formats.Bilingual;
import stavka.formats.map.MapDrawing;
import stavka.formats.map.MapDrawing.Point;

/**
 * Makes the drawing agree with the map after overrides: what was taken away is cut out, and what
 * was added by hex number, be it a bridge or a whole transcribed map, is drawn as nameless lines.
 */
final class DrawingRepair {
  private static final Bilingual NAMELESS = new Bilingual("", "");
  private static final double SAME_CORNER = 0.01;

  private final HexMap map;
  private final HexGrid grid;
  private final List<String> networks;
  private final Map<Integer, Point> nodes = new LinkedHashMap<>();

  /**
   * @param networks those that are drawn
   */
  DrawingRepair(HexMap map, List<String> networks) {
    this.map = map;
    this.networks = networks;
    this.grid = map.grid();
    map.places()
        .forEach(
            place -> nodes.putIfAbsent(place.hexes().getFirst(), new Point(place.x(), place.y())));
  }

  List<MapDrawing.River> rivers(List<MapDrawing.River> drawn) {
    List<MapDrawing.River> result = new ArrayList<>();
    Map<String, Set<Integer>> covered = new LinkedHashMap<>();
    map.sideFeatures().forEach(feature -> covered.put(feature, new TreeSet<>()));
    for (MapDrawing.River river : drawn) {
      Set<Integer> seen = covered.getOrDefault(river.feature(), new TreeSet<>());
      List<Integer> kept =
          river.sides().stream()
              .filter(side -> map.sideHas(side / 6, side % 6, river.feature()))
              .toList();
      kept.forEach(side -> seen.add(canonical(side)));
      if (kept.size() == river.sides().size()) {
        result.add(river);
      } else {
        result.addAll(pieces(river, kept));
      }
    }
    covered.forEach((feature, seen) -> result.addAll(missingRivers(feature, seen)));
    return result;
  }

  List<MapDrawing.Route> routes(List<MapDrawing.Route> drawn) {
    List<MapDrawing.Route> result = new ArrayList<>();
    Map<String, Set<Integer>> covered = new LinkedHashMap<>();
    networks.forEach(name -> covered.put(name, new TreeSet<>()));
    for (MapDrawing.Route route : drawn) {
      List<Integer> steps = new ArrayList<>();
      boolean whole = true;
      for (int i = 1; i < route.hexes().size(); i++) {
        int from = route.hexes().get(i - 1);
        int direction = grid.direction(from, route.hexes().get(i));
        whole &= map.linked(route.network(), from, direction);
        steps.add(canonical(from * 6 + direction));
      }
      if (whole) {
        result.add(route);
        covered.getOrDefault(route.network(), new TreeSet<>()).addAll(steps);
      }
    }
    covered.forEach((network, seen) -> result.addAll(missingRoutes(network, seen)));
    return result;
  }

  /** What is left of a river, from break to break. */
  private List<MapDrawing.River> pieces(MapDrawing.River river, List<Integer> kept) {
    List<MapDrawing.River> pieces = new ArrayList<>();
    List<Integer> sides = new ArrayList<>();
    List<Point> line = new ArrayList<>();
    for (int side : kept) {
      // Followed downstream, the hex of a side lies to the left, so its corners come in reverse.
      Point start = corner(side, 1);
      if (!line.isEmpty() && Polyline.apart(line.getLast(), start) > SAME_CORNER) {
        pieces.add(piece(river, sides, line));
        sides = new ArrayList<>();
        line = new ArrayList<>();
      }
      if (line.isEmpty()) {
        line.add(start);
      }
      sides.add(side);
      line.add(corner(side, 0));
    }
    if (!sides.isEmpty()) {
      pieces.add(piece(river, sides, line));
    }
    return pieces;
  }

  private static MapDrawing.River piece(
      MapDrawing.River river, List<Integer> sides, List<Point> line) {
    return new MapDrawing.River(
        river.id(),
        river.name(),
        river.feature(),
        sides,
        new Polyline(line).smooth().points(),
        reaches(river, sides));
  }

  /** The sizes of those sides of a river that a piece keeps. */
  private static List<MapDrawing.Reach> reaches(MapDrawing.River river, List<Integer> kept) {
    List<MapDrawing.Reach> reaches = new ArrayList<>();
    int from = 0;
    for (MapDrawing.Reach reach : river.reaches()) {
      List<Integer> sides = new ArrayList<>(river.sides().subList(from, from + reach.sides()));
      sides.retainAll(kept);
      if (!sides.isEmpty()) {
        reaches.add(new MapDrawing.Reach(reach.size(), sides.size()));
      }
      from += reach.sides();
    }
    return reaches;
  }

  private List<MapDrawing.River> missingRivers(String feature, Set<Integer> seen) {
    List<MapDrawing.River> rivers = new ArrayList<>();
    for (int side = 0; side < grid.size() * 6; side++) {
      if (canonical(side) == side
          && map.sideHas(side / 6, side % 6, feature)
          && !filled(side, feature)
          && seen.add(side)) {
        List<Point> line = List.of(corner(side, 0), corner(side, 1));
        rivers.add(new MapDrawing.River("", NAMELESS, feature, List.of(side), line, List.of()));
      }
    }
    return rivers;
  }

  /** Whether what lies along a side fills one of its hexes as well, and so is drawn as ground. */
  private boolean filled(int side, String feature) {
    return map.terrainIs(side / 6, feature)
        || map.terrainIs(grid.neighbour(side / 6, side % 6), feature);
  }

  /** Follows links no route has drawn as far as they go. */
  private List<MapDrawing.Route> missingRoutes(String network, Set<Integer> seen) {
    List<MapDrawing.Route> routes = new ArrayList<>();
    for (int hex = 0; hex < grid.size(); hex++) {
      List<Integer> chain = follow(network, hex, seen);
      while (chain.size() > 1) {
        List<Point> line = chain.stream().map(this::node).toList();
        routes.add(
            new MapDrawing.Route(
                "", NAMELESS, network, "", chain, new Polyline(line).curve().points()));
        chain = follow(network, hex, seen);
      }
    }
    return routes;
  }

  private List<Integer> follow(String network, int start, Set<Integer> seen) {
    List<Integer> chain = new ArrayList<>(List.of(start));
    boolean going = true;
    while (going) {
      going = false;
      int hex = chain.getLast();
      for (int d = 0; d < HexGrid.DIRECTIONS && !going; d++) {
        if (map.linked(network, hex, d) && seen.add(canonical(hex * 6 + d))) {
          chain.add(grid.neighbour(hex, d));
          going = true;
        }
      }
    }
    return chain;
  }

  /** One name for both views of a side: that of the lower hex. */
  private int canonical(int side) {
    int other = grid.neighbour(side / 6, side % 6);
    return other == HexGrid.NONE || other > side / 6
        ? side
        : other * 6 + HexGrid.opposite(side % 6);
  }

  private Point corner(int side, int end) {
    int i = (side % 6 + end) % 6;
    return new Point(
        grid.centreX(side / 6) + grid.cornerX(i), grid.centreY(side / 6) + grid.cornerY(i));
  }

  private Point node(int hex) {
    return nodes.getOrDefault(hex, new Point(grid.centreX(hex), grid.centreY(hex)));
  }
}
