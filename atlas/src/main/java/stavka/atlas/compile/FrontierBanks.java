package stavka.atlas.compile;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.map.Frontier;

/** The two banks of a frontier that crosses a sheet from edge to edge. */
final class FrontierBanks {
  private final HexGrid grid;
  private final Frontier frontier;
  private final boolean[] barred;
  private final HexSet left;
  private final HexSet right;

  FrontierBanks(HexGrid grid, Frontier frontier) {
    this.grid = grid;
    this.frontier = frontier;
    this.barred = new boolean[grid.size() * HexGrid.DIRECTIONS];
    for (int side : frontier.sides()) {
      barred[side] = true;
      barred[across(side) * HexGrid.DIRECTIONS + HexGrid.opposite(side % HexGrid.DIRECTIONS)] =
          true;
    }
    this.left = flood(leftTouching());
    this.right = flood(rightTouching());
  }

  boolean partTheMap() {
    return left.count() + right.count() == grid.size() && left.and(right).count() == 0;
  }

  HexSet left() {
    return left;
  }

  HexSet right() {
    return right;
  }

  HexSet leftTouching() {
    int[] hexes = frontier.sides().stream().mapToInt(side -> side / HexGrid.DIRECTIONS).toArray();
    return HexSet.of(grid, hexes);
  }

  HexSet rightTouching() {
    return HexSet.of(grid, frontier.sides().stream().mapToInt(this::across).toArray());
  }

  private int across(int side) {
    return grid.neighbour(side / HexGrid.DIRECTIONS, side % HexGrid.DIRECTIONS);
  }

  private HexSet flood(HexSet start) {
    boolean[] reached = new boolean[grid.size()];
    Deque<Integer> open = new ArrayDeque<>();
    Arrays.stream(start.toArray()).forEach(open::add);
    while (!open.isEmpty()) {
      int hex = open.remove();
      if (!reached[hex]) {
        reached[hex] = true;
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
          int next = grid.neighbour(hex, d);
          if (next != HexGrid.NONE && !barred[hex * HexGrid.DIRECTIONS + d]) {
            open.add(next);
          }
        }
      }
    }
    return HexSet.where(grid, hex -> reached[hex]);
  }
}
