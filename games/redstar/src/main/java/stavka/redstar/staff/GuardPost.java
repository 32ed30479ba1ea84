package stavka.redstar.staff;

import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.staff.Scene.Post;
import stavka.redstar.supply.Supply;

/** Security divisions go after partisans, in supply and behind the front. */
record GuardPost(Scene scene, HexSet supplied, Ints partisans, Ints guards) implements Post {
  /** The distance at which partisans have to flee. */
  private static final int SECURED = 2;

  /** How far a partisan is drawn to that another division is after already. */
  private static final int TAKEN = 4;

  private static final int UNCONCERNED = 20;

  GuardPost(Scene scene, Muster muster, Supply supply, int guard) {
    Position position = scene.position;
    RedStarPieces pieces = muster.pieces();
    HexGrid grid = position.grid();
    Ints guards = places(position, pieces.of(Kind.SECURITY).without(guard));
    Ints partisans =
        places(position, pieces.of(Kind.PARTISAN))
            .filter(hex -> !guards.any(other -> grid.distance(hex, other) <= TAKEN));
    this(scene, supply.supplied(position, guard), partisans, guards);
  }

  private static Ints places(Position position, Ints units) {
    return Ints.of(units.stream().filter(position::onMap).map(position::place).toArray());
  }

  @Override
  public double worth(int hex) {
    HexGrid grid = scene.position.grid();
    int nearest = UNCONCERNED;
    for (int partisan : partisans) {
      nearest = Math.min(nearest, Math.max(SECURED, grid.distance(hex, partisan)));
    }
    int crowd = guards.filter(other -> grid.distance(hex, other) <= TAKEN).size();
    double behind = Math.min(40, Math.abs(scene.distance(Side.SOVIET, hex) - 6));
    return (supplied.has(hex) ? 0 : -4)
        - 0.3 * nearest
        - crowd
        - 0.1 * behind
        - scene.danger(Side.AXIS, hex);
  }
}
