package stavka.redstar.staff;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.operational.board.Distances;

/** Where the fighting units of both sides stand in a position, and how far hexes are from them. */
final class Scene {
  /** What a counter that does not fight is worth, hex by hex. */
  interface Post {
    double worth(int hex);
  }

  private static final Derived<Scene> KEY = new Derived<>();

  final Position position;

  /** For each side, how far hexes are from its fighting units. */
  private final byte[][] distances = new byte[2][];

  private final Map<Integer, Post> posts = new ConcurrentHashMap<>();

  private Scene(Muster muster, Position position) {
    this.position = position;
    for (Side side : Side.values()) {
      byte[] fighters = new byte[position.grid().size()];
      muster.fighters(position, side).each(unit -> fighters[position.place(unit)] = 1);
      distances[side.ordinal()] = Distances.of(position.grid(), fighters, 1, Byte.MAX_VALUE);
    }
  }

  static Scene of(Muster muster, Position position) {
    return KEY.of(position, p -> new Scene(muster, p));
  }

  /** How far a hex is from the nearest fighting unit of a side, as the crow flies. */
  int distance(Side side, int hex) {
    return distances[side.ordinal()][hex];
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
