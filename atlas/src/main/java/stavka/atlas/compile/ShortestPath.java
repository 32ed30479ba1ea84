package stavka.atlas.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** Dijkstra's search over a small graph; equal paths are always settled the same way. */
final class ShortestPath {
  /** The graph and the price of its steps. */
  interface Steps {
    /** How many steps a node has; each is named {@code node * width() + k}. */
    int width();

    /** Where a step leads, or -1. */
    int next(int step);

    /** What a step costs; infinity forbids it. */
    double cost(int step);
  }

  private record Entry(double cost, int node) {}

  private ShortestPath() {}

  /** The steps from one node to another, or an empty list if there is no way or none is needed. */
  static List<Integer> find(int nodes, int start, int goal, Steps steps) {
    double[] best = new double[nodes];
    Arrays.fill(best, Double.POSITIVE_INFINITY);
    int[] arrivedBy = new int[nodes];
    Arrays.fill(arrivedBy, -1);
    PriorityQueue<Entry> open =
        new PriorityQueue<>(Comparator.comparingDouble(Entry::cost).thenComparingInt(Entry::node));
    best[start] = 0;
    open.add(new Entry(0, start));
    while (!open.isEmpty()) {
      Entry entry = open.remove();
      if (entry.node() == goal) {
        break;
      }
      if (entry.cost() > best[entry.node()]) {
        continue;
      }
      for (int k = 0; k < steps.width(); k++) {
        int step = entry.node() * steps.width() + k;
        int to = steps.next(step);
        if (to >= 0) {
          double cost = entry.cost() + steps.cost(step);
          if (cost < best[to]) {
            best[to] = cost;
            arrivedBy[to] = step;
            open.add(new Entry(cost, to));
          }
        }
      }
    }
    List<Integer> path = new ArrayList<>();
    for (int node = goal; node != start && arrivedBy[node] >= 0; ) {
      path.add(arrivedBy[node]);
      node = arrivedBy[node] / steps.width();
    }
    Collections.reverse(path);
    return path;
  }
}
