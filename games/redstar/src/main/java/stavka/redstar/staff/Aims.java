package stavka.redstar.staff;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.play.Advice.Objective;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.redstar.control.Control;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.ScenarioPlan;

/**
 * What the sides fight for: cities that score and the assets of the Soviet economy. Points are
 * brought to a scale on which near goals draw more than great ones far away.
 */
record Aims(RedStarTheatre theatre, Control control, Muster muster) {
  private static final int LEAST = 3;
  private static final int POINTS_PER_WORTH = 10;
  private static final double FALL = 0.5;

  List<Objective> objectives(Position position, Side side) {
    ScenarioPlan.Victory victory = theatre.campaign(position).victory();
    Scene scene = Scene.of(muster, position);
    List<Objective> objectives = new ArrayList<>();
    victory
        .cities()
        .forEach(
            (place, points) -> {
              boolean held = control.holder(position, place) == side;
              int hex = theatre.charts().places().get(place).hex();
              if (!held || scene.distance(side.enemy(), hex) <= threatened(side)) {
                objectives.add(new Objective(hex, worth(points)));
              }
            });
    RedStarPieces pieces = muster.pieces();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.kind(unit).asset()
          && position.onMap(unit)
          && (side == Side.AXIS
              || scene.distance(Side.AXIS, position.place(unit)) <= threatened(side))) {
        objectives.add(new Objective(position.place(unit), worth(victory.asset())));
      }
    }
    return objectives;
  }

  /** How near an enemy makes a side look to what it holds: the Soviet side lives by its cities. */
  private static int threatened(Side side) {
    return side == Side.SOVIET ? 9 : 5;
  }

  private static int worth(int points) {
    return LEAST + points / POINTS_PER_WORTH;
  }

  /** How much the goal that draws most draws to a hex. */
  static double pull(Position position, List<Objective> objectives, int hex) {
    double best = objectives.isEmpty() ? 0 : -1e9;
    for (Objective objective : objectives) {
      best =
          Math.max(best, objective.worth() - FALL * position.grid().distance(hex, objective.hex()));
    }
    return best;
  }
}
