package stavka.redstar.staff;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.supply.Supply;

/** Security divisions go after partisans, in supply and behind the front. */
final class GuardPost implements Post {
  /** The distance at which partisans have to flee. */
  private static final int SECURED = 2;

  /** How far a partisan is drawn to that another division is after already. */
  private static final int TAKEN = 4;

  private static final int UNCONCERNED = 20;

  private final Scene scene;
  private final HexSet supplied;
  private final List<Integer> partisans = new ArrayList<>();
  private final List<Integer> guards = new ArrayList<>();

  GuardPost(Scene scene, Muster muster, Supply supply, int guard) {
    this.scene = scene;
    Position position = scene.position;
    RedStarPieces pieces = muster.pieces();
    this.supplied = supply.supplied(position, guard);
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (unit != guard && position.onMap(unit)) {
        if (pieces.is(unit, Kind.SECURITY)) {
          guards.add(position.place(unit));
        } else if (pieces.is(unit, Kind.PARTISAN)) {
          partisans.add(position.place(unit));
        }
      }
    }
    HexGrid grid = position.grid();
    partisans.removeIf(
        hex -> guards.stream().anyMatch(other -> grid.distance(hex, other) <= TAKEN));
  }

  @Override
  public double worth(int hex) {
    HexGrid grid = scene.position.grid();
    int nearest = UNCONCERNED;
    for (int partisan : partisans) {
      nearest = Math.min(nearest, Math.max(SECURED, grid.distance(hex, partisan)));
    }
    long crowd = guards.stream().filter(other -> grid.distance(hex, other) <= TAKEN).count();
    double behind = Math.min(40, Math.abs(scene.distance(Side.SOVIET, hex) - 6));
    return (supplied.has(hex) ? 0 : -4)
        - 0.3 * nearest
        - crowd
        - 0.1 * behind
        - scene.danger(Side.AXIS, hex);
  }
}
