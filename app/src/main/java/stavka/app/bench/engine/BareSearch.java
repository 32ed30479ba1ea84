package stavka.app.bench.engine;

import java.util.Arrays;

/**
 * The yardsticks: a bucket queue and a breadth-first search over plain int arrays, with no rules at
 * all.
 */
final class BareSearch {
  private final int[] neighbours;
  private final int[] costs;
  private final int[] queue;
  private final int[][] buckets;
  private final int[] filled;

  BareSearch(int[] neighbours, int allowance) {
    this.neighbours = neighbours;
    int hexes = neighbours.length / 6;
    this.costs = new int[hexes];
    this.queue = new int[hexes];
    this.buckets = new int[allowance + 1][hexes];
    this.filled = new int[allowance + 1];
  }

  /** Cheapest costs within an allowance. */
  int[] spend(int[] prices, int origin, int allowance) {
    Arrays.fill(costs, Integer.MAX_VALUE);
    Arrays.fill(filled, 0);
    costs[origin] = 0;
    buckets[0][filled[0]++] = origin;
    for (int cost = 0; cost <= allowance; cost++) {
      for (int i = 0; i < filled[cost]; i++) {
        int hex = buckets[cost][i];
        if (costs[hex] != cost) {
          continue;
        }
        for (int side = hex * 6; side < hex * 6 + 6; side++) {
          int to = neighbours[side];
          if (to >= 0 && prices[side] > 0) {
            int total = cost + prices[side];
            if (total <= allowance && total < costs[to] && filled[total] < buckets[total].length) {
              costs[to] = total;
              buckets[total][filled[total]++] = to;
            }
          }
        }
      }
    }
    return costs;
  }

  /** Distances from sources over open hexes. */
  int[] spread(int[] sources, byte[] closed) {
    Arrays.fill(costs, -1);
    int tail = 0;
    for (int source : sources) {
      if (closed[source] == 0 && costs[source] < 0) {
        costs[source] = 0;
        queue[tail++] = source;
      }
    }
    for (int head = 0; head < tail; head++) {
      int hex = queue[head];
      for (int side = hex * 6; side < hex * 6 + 6; side++) {
        int to = neighbours[side];
        if (to >= 0 && costs[to] < 0 && closed[to] == 0) {
          costs[to] = costs[hex] + 1;
          queue[tail++] = to;
        }
      }
    }
    return costs;
  }
}
