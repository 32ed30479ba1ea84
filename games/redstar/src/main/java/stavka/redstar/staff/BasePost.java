package stavka.redstar.staff;

import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.supply.Supply;

/** Air bases follow the front as far as depots do, each to where the others do not fly. */
final class BasePost implements Post {
  private static final double SHARED = 0.2;
  private static final double ASTRAY = 12;

  private final Scene scene;
  private final HexSet supplied;
  private final int radius;
  private final double[] targets;

  BasePost(Scene scene, Muster muster, Supply supply, int base) {
    this.scene = scene;
    RedStarPieces pieces = muster.pieces();
    Position position = scene.position;
    HexGrid grid = position.grid();
    this.supplied = supply.supplied(position, base);
    this.radius = pieces.counter(base).rating();
    this.targets = new double[grid.size()];
    for (int hex = 0; hex < targets.length; hex++) {
      if (scene.fighter(Side.SOVIET, hex) && scene.distance(Side.AXIS, hex) <= 2) {
        targets[hex] = 1;
      }
    }
    for (int other : pieces.onMap(position, Kind.AIR_BASE).without(base)) {
      for (int hex = 0; hex < targets.length; hex++) {
        if (targets[hex] > 0 && grid.distance(hex, position.place(other)) <= radius) {
          targets[hex] = SHARED;
        }
      }
    }
  }

  @Override
  public double worth(int hex) {
    double sum = supplied.has(hex) ? 0 : -ASTRAY;
    for (int target = 0; target < targets.length; target++) {
      if (targets[target] > 0 && scene.position.grid().distance(hex, target) <= radius) {
        sum += 0.5 * targets[target];
      }
    }
    return sum
        - 1.5 * scene.danger(Side.AXIS, hex)
        - 0.1 * Math.min(40, Math.max(0, scene.distance(Side.SOVIET, hex) - 4));
  }
}
