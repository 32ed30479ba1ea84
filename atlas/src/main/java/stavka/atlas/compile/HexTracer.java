package stavka.atlas.compile;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import stavka.atlas.geo.Polyline;
import stavka.engine.hex.HexGrid;
import stavka.formats.map.MapDrawing.Point;

/**
 * Snaps a line to a chain of neighbouring hexes that follows it closely and crosses rivers no more
 * than it must.
 */
final class HexTracer {
  private static final double EASE = 0.35;
  private static final double CORRIDOR = 1.6;
  private static final double KNOWN_STEP = 0.6;
  private static final double TURN_BACK = 5;

  private final Margin margin;
  private final Crossings crossings;
  private final Set<Integer> known = new HashSet<>();

  HexTracer(Margin margin, Crossings crossings) {
    this.margin = margin;
    this.crossings = crossings;
  }

  /**
   * Makes a step cheap for the ways to come, so that those which run side by side share one line of
   * hexes.
   */
  void prefer(int from, int to) {
    int direction = margin.outer().direction(from, to);
    known.add(from * HexGrid.DIRECTIONS + direction);
    known.add(to * HexGrid.DIRECTIONS + HexGrid.opposite(direction));
  }

  /**
   * The hexes after the first, or none if there is no way.
   *
   * @param behind the hex the way came from, which it should not turn back to, or none
   */
  List<Integer> trace(Polyline line, int from, int to, int behind) {
    HexGrid grid = margin.outer();
    List<Integer> steps =
        ShortestPath.find(
            grid.size(),
            from,
            to,
            new ShortestPath.Steps() {
              @Override
              public int width() {
                return HexGrid.DIRECTIONS;
              }

              @Override
              public int next(int step) {
                return grid.neighbour(step / HexGrid.DIRECTIONS, step % HexGrid.DIRECTIONS);
              }

              @Override
              public double cost(int step) {
                boolean turnsBack =
                    step / HexGrid.DIRECTIONS == from && next(step) == behind && behind != to;
                return price(line, step) + (turnsBack ? TURN_BACK : 0);
              }
            });
    List<Integer> hexes = new ArrayList<>();
    for (int step : steps) {
      hexes.add(grid.neighbour(step / HexGrid.DIRECTIONS, step % HexGrid.DIRECTIONS));
    }
    return hexes;
  }

  private double price(Polyline line, int step) {
    int from = step / HexGrid.DIRECTIONS;
    int direction = step % HexGrid.DIRECTIONS;
    Point a = margin.centre(from);
    Point b = margin.centre(margin.outer().neighbour(from, direction));
    double end = line.distance(b.x(), b.y());
    if (end > CORRIDOR) {
      return Double.POSITIVE_INFINITY;
    }
    double middle = line.distance((a.x() + b.x()) / 2, (a.y() + b.y()) / 2);
    double off = (end + middle) / 2 / EASE;
    double price = 1 + off * off;
    return (known.contains(step) ? price * KNOWN_STEP : price) + crossings.price(from, direction);
  }

  /** Drops steps out and straight back again, unless they reach a stop. */
  static List<Integer> withoutSpurs(List<Integer> path, Set<Integer> stops) {
    List<Integer> result = new ArrayList<>();
    for (int hex : path) {
      int size = result.size();
      if (size > 0 && result.getLast() == hex) {
        continue;
      }
      if (size > 1 && result.get(size - 2) == hex && !stops.contains(result.getLast())) {
        result.removeLast();
      } else {
        result.add(hex);
      }
    }
    return result;
  }
}
