package stavka.redstar.staff;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Advice.Objective;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.supply.Supply;

/** Where counters come to the map. */
record Landings(RedStarTheatre theatre, Staff staff, Supply supply, Aims aims) {
  /** How far around a hex strengths are compared. */
  private static final int SECTOR = 6;

  /** How far from an army paratroops can hope to be relieved. */
  private static final int LINK_UP = 3;

  private static final double NEED = 0.04;
  private static final double CROWD = 0.3;

  /** Enough for a reinforcement to come wherever it may. */
  private static final double WELCOME = 100;

  /** What it is worth to a reinforcement to come on a hex. */
  double worth(Position position, int unit, int hex) {
    if (!staff.muster().fights(unit)) {
      return WELCOME + staff.post(position, unit, hex).orElse(0);
    }
    Side side = theatre.side(unit);
    List<Objective> objectives = aims.objectives(position, side);
    return WELCOME
        + Aims.pull(position, objectives, hex)
        + need(position, side, hex)
        - staff.danger(position, side, hex);
  }

  /** How much stronger the enemy is around a hex, and how few friends stand close. */
  private double need(Position position, Side side, int hex) {
    Muster muster = staff.muster();
    double sum = 0;
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (position.onMap(unit) && muster.fights(unit)) {
        int distance = position.distance(unit, hex);
        if (distance <= SECTOR) {
          sum +=
              theatre.side(unit) == side
                  ? -NEED * muster.defence(position, unit) - (distance <= 1 ? CROWD : 0)
                  : NEED * muster.attack(position, unit);
        }
      }
    }
    return sum;
  }

  /** A leader whose name is not yet known: like any that is in the cup. */
  double leader(Position position, int hex) {
    int any = theatre.pieces().first(position, Kind.LEADER, Box.LEADERS);
    return any < 0 ? 0 : WELCOME + staff.post(position, any, hex).orElse(0);
  }

  /** Partisans go where most lines of the Axis pass. */
  Optional<Order> ambush(Position position, Orders legal) {
    Map<Integer, Integer> lines = lines(position);
    return Counsel.best(
        legal, order -> order instanceof Place place ? 1 + lines.getOrDefault(place.hex(), 0) : -1);
  }

  /**
   * Paratroops drop on lines of the Axis before their own armies, in weather that lets most land.
   */
  Optional<Order> drop(Position position, Orders legal) {
    boolean lands = theatre.weather(position).softensLandings();
    Map<Integer, Integer> lines = lands ? lines(position) : Map.of();
    Board board = theatre.board(position);
    return Counsel.best(
        legal,
        order ->
            order instanceof Place place
                    && !board.inEnemyZone(Side.SOVIET, place.hex())
                    && staff.scene(position).distance(Side.SOVIET, place.hex()) <= LINK_UP
                ? lines.getOrDefault(place.hex(), 0) - 2
                : -1);
  }

  /** How many Axis units draw their supply over each hex. */
  private Map<Integer, Integer> lines(Position position) {
    Map<Integer, Integer> lines = new HashMap<>();
    for (int unit : staff.muster().fighters(position, Side.AXIS)) {
      supply.line(position, unit).each(hex -> lines.merge(hex, 1, Integer::sum));
    }
    return lines;
  }
}
