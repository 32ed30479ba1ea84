package stavka.redstar.staff;

import stavka.engine.order.Order;
import stavka.engine.order.Retreat;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.redstar.model.RedStarTheatre;

/** Who goes on by a hex from a stack that a retreat has made too large. */
record RoomMaker(RedStarTheatre theatre, Staff staff) {
  private static final double ROOM = 10;
  private static final double FITTING = 4;
  private static final double STEP = 3;
  private static final double STRENGTH = 0.1;

  /**
   * Whoever is left over falls to the enemy's choice, so any step back that helps is better than
   * none; it helps if there is room where it leads, and best if it is just enough.
   */
  double worth(Position position, Order order) {
    if (!(order instanceof Retreat(int unit, Ints path))) {
      return 0;
    }
    int to = path.last();
    Side side = theatre.side(unit);
    int over = theatre.stacking().excess(position, side, position.place(unit));
    boolean relieves = over <= 0 || theatre.pieces().stackingPoints(unit) > 0;
    if (!relieves || !theatre.stacking().fits(position, Ints.of(unit), to)) {
      return -1;
    }
    Board board = theatre.board(position);
    boolean exposed = board.inEnemyZone(side, to) && !board.holds(side, to);
    boolean enough = theatre.pieces().stackingPoints(unit) >= over;
    return ROOM
        + (enough ? FITTING : 0)
        - (exposed ? STEP : 0)
        - STRENGTH * staff.muster().defence(position, unit)
        + Math.clamp(staff.footing(position, unit, to), -1, 1);
  }
}
