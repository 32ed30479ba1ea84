package stavka.atlas.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stavka.atlas.geo.Polyline;
import stavka.engine.hex.HexGrid;
import stavka.formats.map.MapDrawing.Point;

/**
 * Snaps a line to a chain of hexsides. The line is walked in small steps; at each of them the chain
 * may stay on its corner or go on along sides, and pays for its distance from that very place of
 * the line. So a chain keeps to the order of the line and cannot cut off a bend, which a plain
 * shortest path would do at the neck.
 */
final class HexsideTracer {
  private static final double STEP = 0.25;

  /** What a side costs by itself, so that a chain does not wander. */
  private static final double SIDE = 0.4;

  private final Margin margin;
  private final CornerGraph graph;

  HexsideTracer(Margin margin, CornerGraph graph) {
    this.margin = margin;
    this.graph = graph;
  }

  /** The price of touching a corner, besides that of the way to it. */
  interface Toll {
    double at(int corner);
  }

  /**
   * The steps of the corner graph from one corner to another along a line, or none if they cannot
   * be joined.
   */
  List<Integer> trace(Polyline line, int start, int goal, Banks banks, Toll toll) {
    List<Point> points = new ArrayList<>();
    points.add(graph.position(start));
    points.addAll(line.points());
    points.add(graph.position(goal));
    List<Point> samples = new Polyline(points).dense(STEP).points();
    List<Layer> layers = new ArrayList<>();
    for (Point sample : samples) {
      Layer layer = new Layer(sample, graph.around(margin.hexAt(sample)));
      if (layers.isEmpty()) {
        layer.begin(start);
      } else {
        layer.follow(layers.getLast());
      }
      layer.spread(banks, corner -> corner == goal ? 0 : toll.at(corner));
      layers.add(layer);
    }
    return withoutLoops(walkBack(layers, goal));
  }

  private static List<Integer> walkBack(List<Layer> layers, int goal) {
    List<Integer> steps = new ArrayList<>();
    int corner = goal;
    for (Layer layer : layers.reversed()) {
      int arrivedBy = layer.arrivedBy(corner);
      while (arrivedBy >= 0) {
        steps.add(arrivedBy);
        corner = arrivedBy / CornerGraph.SIDES;
        arrivedBy = layer.arrivedBy(corner);
      }
      if (arrivedBy == Layer.NEVER) {
        return List.of();
      }
    }
    Collections.reverse(steps);
    return steps;
  }

  /** Cuts out whatever lies between two visits to a corner: spurs, and loops around a hex. */
  private List<Integer> withoutLoops(List<Integer> steps) {
    List<Integer> result = new ArrayList<>();
    Map<Integer, Integer> lengthAt = new LinkedHashMap<>();
    for (int step : steps) {
      lengthAt.putIfAbsent(step / CornerGraph.SIDES, result.size());
      result.add(step);
      Integer before = lengthAt.get(graph.next(step));
      if (before != null) {
        while (result.size() > before) {
          lengthAt.remove(graph.next(result.removeLast()));
        }
        lengthAt.put(graph.next(step), before);
      }
    }
    return result;
  }

  /** The corners around one place of the line, with the cheapest way to each. */
  private final class Layer {
    static final int STAYED = -1;
    static final int NEVER = -2;

    private final Point sample;
    private final int[] corners;
    private final double[] cost;
    private final int[] arrivedBy;

    Layer(Point sample, int[] corners) {
      this.sample = sample;
      this.corners = corners;
      this.cost = new double[corners.length];
      this.arrivedBy = new int[corners.length];
      Arrays.fill(cost, Double.POSITIVE_INFINITY);
      Arrays.fill(arrivedBy, NEVER);
    }

    void begin(int start) {
      int i = index(start);
      cost[i] = 0;
      arrivedBy[i] = STAYED;
    }

    void follow(Layer before) {
      for (int i = 0; i < corners.length; i++) {
        int j = before.index(corners[i]);
        if (j >= 0 && before.cost[j] < Double.POSITIVE_INFINITY) {
          cost[i] = before.cost[j] + STEP * square(graph.position(corners[i])) * 4;
          arrivedBy[i] = STAYED;
        }
      }
    }

    /** Goes on along sides as long as that makes any corner cheaper. */
    void spread(Banks banks, Toll toll) {
      boolean changed = true;
      while (changed) {
        changed = false;
        for (int i = 0; i < corners.length; i++) {
          for (int k = 0; k < CornerGraph.SIDES; k++) {
            int step = corners[i] * CornerGraph.SIDES + k;
            int j = graph.next(step) == HexGrid.NONE ? -1 : index(graph.next(step));
            if (j >= 0 && cost[i] + price(step, banks, toll) < cost[j]) {
              cost[j] = cost[i] + price(step, banks, toll);
              arrivedBy[j] = step;
              changed = true;
            }
          }
        }
      }
    }

    private double price(int step, Banks banks, Toll toll) {
      Point a = graph.position(step / CornerGraph.SIDES);
      Point b = graph.position(graph.next(step));
      double off = square(new Point((a.x() + b.x()) / 2, (a.y() + b.y()) / 2));
      return SIDE
          + 2 * off
          + banks.penalty(graph.leftHex(step), graph.rightHex(step))
          + toll.at(graph.next(step));
    }

    int arrivedBy(int corner) {
      int i = index(corner);
      return i < 0 ? NEVER : arrivedBy[i];
    }

    private int index(int corner) {
      return Arrays.binarySearch(corners, corner);
    }

    private double square(Point point) {
      double dx = point.x() - sample.x();
      double dy = point.y() - sample.y();
      return dx * dx + dy * dy;
    }
  }
}
