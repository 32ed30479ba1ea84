package stavka.redstar.staff;

import stavka.engine.hex.HexGrid;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.redstar.model.Kind;
import stavka.redstar.model.OddsRow;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;

/**
 * Where Soviet armies can gather against the Axis for the next turn: they fight before they move,
 * so an offensive begins by coming close together.
 */
final class Pressure {
  private static final Derived<Pressure> KEY = new Derived<>();

  /** How far off an army can be and still count. */
  private static final int NEAR = 3;

  /** How far off a leader can be and still come. */
  private static final int LEADER_NEAR = 8;

  /** What each point of a die is worth, as a part of strength. */
  private static final double BY_DIE = 0.15;

  private static final double ROUGH = 1.4;
  private static final double HARD = 2;
  private static final double MOST = 4.5;
  private static final double BY_ODDS = 1.6;

  private final double[] worth;

  private Pressure(RedStarTheatre theatre, Muster muster, Position position) {
    HexGrid grid = position.grid();
    int[] defence = new int[grid.size()];
    for (int unit : muster.fighters(position, Side.AXIS)) {
      defence[position.place(unit)] += muster.defence(position, unit);
    }
    int winter = theatre.calendar().winterModifier(position.turn() + 1);
    this.worth = new double[grid.size()];
    for (int target = 0; target < defence.length; target++) {
      if (defence[target] > 0) {
        double odds = gathered(muster, position, target, winter);
        odds /= defence[target] * shelter(theatre, target);
        spread(grid, target, Math.clamp(BY_ODDS * (odds - 1), 0, MOST));
      }
    }
  }

  static Pressure of(RedStarTheatre theatre, Muster muster, Position position) {
    return KEY.of(position, p -> new Pressure(theatre, muster, p));
  }

  private static double gathered(Muster muster, Position position, int target, int winter) {
    RedStarPieces pieces = muster.pieces();
    HexGrid grid = position.grid();
    int attack = 0;
    int leader = 0;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.onMap(unit) && pieces.side(unit) == Side.SOVIET) {
        int distance = grid.distance(target, position.place(unit));
        if (distance <= NEAR && muster.fights(unit)) {
          attack += muster.attack(position, unit);
        } else if (distance <= LEADER_NEAR && pieces.is(unit, Kind.LEADER)) {
          leader = Math.max(leader, pieces.rating(unit));
        }
      }
    }
    return attack * (1 + BY_DIE * (leader + winter));
  }

  private static double shelter(RedStarTheatre theatre, int hex) {
    OddsRow row = theatre.ground().effects(hex, false).row();
    return row == OddsRow.HARD ? HARD : row == OddsRow.ROUGH ? ROUGH : 1;
  }

  private void spread(HexGrid grid, int target, double value) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int hex = grid.neighbour(target, direction);
      if (hex != HexGrid.NONE) {
        worth[hex] = Math.max(worth[hex], value);
      }
    }
  }

  /** What it is worth to an army to stand on a hex, for the attack it can then help to make. */
  double worth(int hex) {
    return worth[hex];
  }
}
