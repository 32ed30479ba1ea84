package stavka.redstar.staff;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.redstar.model.RedStarPieces;

/** Where the fighting units of both sides stand in a position, and how far hexes are from them. */
final class Scene {
  private static final Derived<Scene> KEY = new Derived<>();

  final Position position;
  private final Half axis;
  private final Half soviet;
  private final Map<Integer, Post> posts = new ConcurrentHashMap<>();

  private static final class Half {
    final boolean[] fighters;
    final int[] distances;

    Half(HexGrid grid, boolean[] fighters) {
      this.fighters = fighters;
      this.distances = distances(grid, fighters);
    }
  }

  private Scene(Muster muster, Position position) {
    this.position = position;
    this.axis = half(muster, Side.AXIS);
    this.soviet = half(muster, Side.SOVIET);
  }

  static Scene of(Muster muster, Position position) {
    return KEY.of(position, p -> new Scene(muster, p));
  }

  private Half half(Muster muster, Side side) {
    RedStarPieces pieces = muster.pieces();
    boolean[] fighters = new boolean[position.grid().size()];
    for (int unit : pieces.all()) {
      if (position.onMap(unit) && pieces.side(unit) == side && muster.fights(unit)) {
        fighters[position.place(unit)] = true;
      }
    }
    return new Half(position.grid(), fighters);
  }

  private static int[] distances(HexGrid grid, boolean[] from) {
    int[] distances = new int[grid.size()];
    Arrays.fill(distances, Integer.MAX_VALUE / 2);
    int[] queue = new int[grid.size()];
    int tail = 0;
    for (int hex = 0; hex < from.length; hex++) {
      if (from[hex]) {
        distances[hex] = 0;
        queue[tail++] = hex;
      }
    }
    for (int head = 0; head < tail; head++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int to = grid.neighbour(queue[head], direction);
        if (to != HexGrid.NONE && distances[to] > distances[queue[head]] + 1) {
          distances[to] = distances[queue[head]] + 1;
          queue[tail++] = to;
        }
      }
    }
    return distances;
  }

  private Half half(Side side) {
    return side == Side.AXIS ? axis : soviet;
  }

  /** Whether a side has a fighting unit on a hex. */
  boolean fighter(Side side, int hex) {
    return half(side).fighters[hex];
  }

  /** How far a hex is from the nearest fighting unit of a side, as the crow flies. */
  int distance(Side side, int hex) {
    return half(side).distances[hex];
  }

  /** What a counter that does not fight risks on a hex, less with fighting units there or near. */
  double danger(Side side, int hex) {
    double risk =
        switch (distance(side.enemy(), hex)) {
          case 0, 1 -> 6;
          case 2 -> 3;
          case 3 -> 1.2;
          case 4 -> 0.3;
          default -> 0;
        };
    return switch (distance(side, hex)) {
      case 0 -> 0.2 * risk;
      case 1 -> 0.5 * risk;
      default -> risk;
    };
  }

  /** How a counter that does not fight is best placed, made when first asked for. */
  Post post(int unit, IntFunction<Post> maker) {
    return posts.computeIfAbsent(unit, maker::apply);
  }
}
