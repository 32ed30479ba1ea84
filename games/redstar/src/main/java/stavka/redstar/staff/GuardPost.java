package stavka.redstar.staff;

import stavka.engine.hex.HexSet;
import stavka.engine.play.Side;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Pieces;
import stavka.redstar.supply.Supply;

/** Security divisions go after partisans, in supply and behind the front. */
@Rule({"11.2.2", "11.2.3"})
final class GuardPost implements Post {
  /** The distance at which partisans have to flee. */
  private static final int SECURED = 2;

  private final Scene scene;
  private final Pieces pieces;
  private final HexSet supplied;
  private final int guard;

  GuardPost(Scene scene, Muster muster, Supply supply, int guard) {
    this.scene = scene;
    this.pieces = muster.pieces();
    this.guard = guard;
    this.supplied = supply.supplied(scene.position, guard);
  }

  @Override
  public double worth(int hex) {
    Position position = scene.position;
    double sum = supplied.has(hex) ? 0 : -4;
    int nearest = 20;
    int crowd = 0;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (unit != guard && position.onMap(unit)) {
        int distance = position.grid().distance(hex, position.place(unit));
        if (pieces.is(unit, Kind.PARTISAN)) {
          nearest = Math.min(nearest, Math.max(SECURED, distance));
        }
        crowd += pieces.is(unit, Kind.SECURITY) && distance <= 2 * SECURED ? 1 : 0;
      }
    }
    double behind = Math.abs(scene.distance(Side.SOVIET, hex) - 6);
    return sum - 0.3 * nearest - crowd - 0.1 * Math.min(40, behind) - scene.danger(Side.AXIS, hex);
  }
}
