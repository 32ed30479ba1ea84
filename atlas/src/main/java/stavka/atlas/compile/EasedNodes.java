package stavka.atlas.compile;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import stavka.atlas.geo.Polyline;
import stavka.atlas.plan.MapPlan.Route;
import stavka.engine.hex.HexGrid;
import stavka.formats.map.MapDrawing.Point;

/**
 * Where the ways of a network pass their hexes: in towns, or a little off the middle of a hex so
 * that they zigzag less, and beside the ways of other networks.
 */
final class EasedNodes {
  private static final double STRAY = 0.27;
  private static final int ROUNDS = 14;
  private static final double ASIDE = 0.07;

  private final HexGrid grid;
  private final Map<Integer, Point> towns;
  private final Map<Integer, Set<Integer>> linked = new LinkedHashMap<>();
  private final Map<Integer, Point> nodes = new LinkedHashMap<>();

  /**
   * @param beside the hexes of other networks, of which these ways keep clear
   */
  EasedNodes(HexGrid grid, Map<Integer, Point> towns, List<Route> routes, Set<Integer> beside) {
    this.grid = grid;
    this.towns = towns;
    for (Route route : routes) {
      for (int i = 1; i < route.hexes().size(); i++) {
        link(route.hexes().get(i - 1), route.hexes().get(i));
        link(route.hexes().get(i), route.hexes().get(i - 1));
      }
    }
    linked.keySet().forEach(hex -> nodes.put(hex, towns.getOrDefault(hex, centre(hex))));
    for (int round = 0; round < ROUNDS; round++) {
      linked.forEach(this::ease);
    }
    nodes.replaceAll(
        (hex, at) ->
            beside.contains(hex) && !towns.containsKey(hex)
                ? new Point(at.x() + ASIDE / 2, at.y() + ASIDE)
                : at);
  }

  private void link(int from, int to) {
    linked.computeIfAbsent(from, hex -> new LinkedHashSet<>()).add(to);
  }

  /** A step towards the middle of the neighbours, no further from the hex's own than allowed. */
  private void ease(int hex, Set<Integer> neighbours) {
    if (towns.containsKey(hex) || neighbours.size() < 2) {
      return;
    }
    double x = 0;
    double y = 0;
    for (int next : neighbours) {
      x += at(next).x() / neighbours.size();
      y += at(next).y() / neighbours.size();
    }
    Point eased = Polyline.between(at(hex), new Point(x, y), 0.5);
    double far = Polyline.apart(centre(hex), eased);
    nodes.put(hex, far <= STRAY ? eased : Polyline.between(centre(hex), eased, STRAY / far));
  }

  Point at(int hex) {
    return nodes.getOrDefault(hex, centre(hex));
  }

  Set<Integer> hexes() {
    return linked.keySet();
  }

  private Point centre(int hex) {
    return new Point(grid.centreX(hex), grid.centreY(hex));
  }
}
