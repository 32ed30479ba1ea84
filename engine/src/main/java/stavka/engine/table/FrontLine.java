package stavka.engine.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import stavka.engine.hex.HexGrid;
import stavka.engine.value.Side;

/** The present front: where the hexes nearer to one side meet those nearer to the other. */
public final class FrontLine {
  /** Whether a side stands on a hex. */
  @FunctionalInterface
  public interface Holding {
    boolean holds(Side side, int hex);
  }

  private FrontLine() {}

  /**
   * The hexes along the front, each with the side it lies on: the one that stands nearest.
   *
   * @param otherwise whose a hex is to which both are as near
   */
  public static Overlay of(HexGrid grid, Holding holding, IntFunction<Side> otherwise) {
    int[] toAxis = distances(grid, holding, Side.AXIS);
    int[] toSoviet = distances(grid, holding, Side.SOVIET);
    Side[] holders = new Side[grid.size()];
    for (int hex = 0; hex < holders.length; hex++) {
      Side nearest = toAxis[hex] < toSoviet[hex] ? Side.AXIS : Side.SOVIET;
      holders[hex] = toAxis[hex] == toSoviet[hex] ? otherwise.apply(hex) : nearest;
    }
    List<Overlay.Spot> spots = new ArrayList<>();
    for (int hex = 0; hex < grid.size(); hex++) {
      boolean border = false;
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int other = grid.neighbour(hex, direction);
        border |= other != HexGrid.NONE && holders[other] != holders[hex];
      }
      if (border) {
        spots.add(new Overlay.Spot(hex, null, holders[hex]));
      }
    }
    return new Overlay(spots, List.of());
  }

  /** How far each hex is from the nearest one a side stands on, straight across the map. */
  private static int[] distances(HexGrid grid, Holding holding, Side side) {
    int[] distances = new int[grid.size()];
    Arrays.fill(distances, Integer.MAX_VALUE);
    int[] queue = new int[grid.size()];
    int tail = 0;
    for (int hex = 0; hex < grid.size(); hex++) {
      if (holding.holds(side, hex)) {
        distances[hex] = 0;
        queue[tail++] = hex;
      }
    }
    for (int head = 0; head < tail; head++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int to = grid.neighbour(queue[head], direction);
        if (to != HexGrid.NONE && distances[to] == Integer.MAX_VALUE) {
          distances[to] = distances[queue[head]] + 1;
          queue[tail++] = to;
        }
      }
    }
    return distances;
  }
}
