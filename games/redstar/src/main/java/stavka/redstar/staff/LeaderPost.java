package stavka.redstar.staff;

import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.supply.Supply;

/** Leaders belong where most of the enemy can be attacked with their help. */
final class LeaderPost implements Post {
  private static final int RANGE = 3;
  private static final double ASTRAY = 10;

  private final Scene scene;
  private final HexSet supplied;
  private final int[] gains;

  LeaderPost(Scene scene, Muster muster, Supply supply, int leader) {
    this.scene = scene;
    RedStarPieces pieces = muster.pieces();
    Position position = scene.position;
    this.supplied = supply.supplied(position, leader);
    HexGrid grid = position.grid();
    int rating = pieces.counter(leader).rating();
    this.gains = new int[grid.size()];
    for (int hex = 0; hex < gains.length; hex++) {
      if (scene.fighter(Side.AXIS, hex) && scene.distance(Side.SOVIET, hex) == 1) {
        gains[hex] = rating;
      }
    }
    for (int other : pieces.onMap(position, Kind.LEADER).without(leader)) {
      int there = pieces.counter(other).rating();
      for (int hex = 0; hex < gains.length; hex++) {
        if (gains[hex] > 0 && grid.distance(hex, position.place(other)) <= RANGE) {
          gains[hex] = Math.min(gains[hex], Math.max(0, rating - there));
        }
      }
    }
  }

  @Override
  public double worth(int hex) {
    double sum = supplied.has(hex) ? 0 : -ASTRAY;
    for (int target = 0; target < gains.length; target++) {
      if (gains[target] > 0 && scene.position.grid().distance(hex, target) <= RANGE) {
        sum += 0.5 * gains[target];
      }
    }
    return sum
        - scene.danger(Side.SOVIET, hex)
        - 0.05 * Math.min(40, Math.max(0, scene.distance(Side.AXIS, hex) - RANGE));
  }
}
