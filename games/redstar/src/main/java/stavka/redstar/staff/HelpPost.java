package stavka.redstar.staff;

import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.staff.Scene.Post;
import stavka.redstar.supply.Supply;

/**
 * Leaders and air bases belong where they help most, each where others of its kind do not.
 *
 * @param gains what help against each hex is worth
 * @param range how far it reaches
 * @param astray what it costs to be without supply
 * @param caution what danger costs
 * @param remote what each hex takes off by which it is further from the enemy than it need be
 * @param near how far that is
 */
@SuppressWarnings("ArrayRecordComponent")
record HelpPost(
    Scene scene,
    Side side,
    HexSet supplied,
    double[] gains,
    int range,
    double astray,
    double caution,
    double remote,
    int near)
    implements Post {
  private static final int LEADER_RANGE = 3;

  /** What a second air base is worth over the same enemy. */
  private static final double SHARED = 0.2;

  /** Leaders belong where most of the enemy can be attacked with their help. */
  static Post ofLeader(Scene scene, Muster muster, Supply supply, int leader) {
    RedStarPieces pieces = muster.pieces();
    int rating = pieces.rating(leader);
    double[] gains = new double[scene.position.grid().size()];
    for (int hex = 0; hex < gains.length; hex++) {
      boolean front = scene.distance(Side.AXIS, hex) == 0 && scene.distance(Side.SOVIET, hex) == 1;
      gains[hex] = front ? rating : 0;
    }
    for (int other : pieces.onMap(scene.position, Kind.LEADER).without(leader)) {
      int more = Math.max(0, rating - pieces.rating(other));
      share(scene.position, gains, other, LEADER_RANGE, more);
    }
    HexSet supplied = supply.supplied(scene.position, leader);
    return new HelpPost(scene, Side.SOVIET, supplied, gains, LEADER_RANGE, 10, 1, 0.05, 3);
  }

  /** Air bases follow the front as far as depots do. */
  static Post ofBase(Scene scene, Muster muster, Supply supply, int base) {
    RedStarPieces pieces = muster.pieces();
    int radius = pieces.rating(base);
    double[] gains = new double[scene.position.grid().size()];
    for (int hex = 0; hex < gains.length; hex++) {
      boolean front = scene.distance(Side.SOVIET, hex) == 0 && scene.distance(Side.AXIS, hex) <= 2;
      gains[hex] = front ? 1 : 0;
    }
    for (int other : pieces.onMap(scene.position, Kind.AIR_BASE).without(base)) {
      share(scene.position, gains, other, radius, SHARED);
    }
    HexSet supplied = supply.supplied(scene.position, base);
    return new HelpPost(scene, Side.AXIS, supplied, gains, radius, 12, 1.5, 0.1, 4);
  }

  /** Where another helps, no more is left to gain than so much. */
  private static void share(Position position, double[] gains, int other, int range, double left) {
    for (int hex = 0; hex < gains.length; hex++) {
      gains[hex] = position.distance(other, hex) <= range ? Math.min(gains[hex], left) : gains[hex];
    }
  }

  @Override
  public double worth(int hex) {
    HexGrid grid = scene.position.grid();
    double sum = supplied.has(hex) ? 0 : -astray;
    for (int target = 0; target < gains.length; target++) {
      if (gains[target] > 0 && grid.distance(hex, target) <= range) {
        sum += 0.5 * gains[target];
      }
    }
    return sum
        - caution * scene.danger(side, hex)
        - remote * Math.min(40, Math.max(0, scene.distance(side.enemy(), hex) - near));
  }
}
