package stavka.redstar.combat;

import java.util.List;
import stavka.engine.order.Retreat;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.combat.Battle;
import stavka.operational.combat.RetreatPaths;
import stavka.redstar.loss.Fate;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarPart;
import stavka.redstar.model.RedStarTheatre;

/** Where units may retreat, and what it costs them. */
@Rule({"7.10", "7.10.1", "7.10.5"})
record Retreats(RedStarTheatre theatre, Fate fate) implements RedStarPart {
  private static final int OUT_OF_ZONES = 0;
  private static final int TO_FRIENDS = 1;
  private static final int INTO_ZONE = 2;

  /** Every way a unit may go back so many hexes, each step by the best priority that leads on. */
  @Rule({"7.10.4", "7.10.6", "7.10.7", "7.12.1"})
  RetreatPaths ways(Position position, Battle battle, int unit, int origin, int hexes) {
    return ways(position, unit, origin, hexes, pieces().supply(position, unit).poor());
  }

  /**
   * @param poor whether enemy zones are closed to it for want of supply [7.14.4]
   */
  private RetreatPaths ways(Position position, int unit, int origin, int hexes, boolean poor) {
    Board board = theatre.board(position);
    Side side = pieces().side(unit);
    boolean onRails = pieces().is(unit, Kind.SIEGE);
    return new RetreatPaths(
        theatre.ground().grid(),
        (from, direction, to) ->
            theatre.ground().barred(from, direction)
                    || (onRails && !theatre.ground().railLink(from, direction))
                ? RetreatPaths.CLOSED
                : priority(board, side, to, poor),
        hex -> false,
        position.place(unit),
        origin,
        hexes);
  }

  /** How a hex ranks; enemies and the edge of the map are closed, as lakes and seas are. */
  @Rule({"7.10.6", "7.10.7", "7.14.2", "7.14.4", "7.4.5", "10.6.1"})
  private static int priority(Board board, Side side, int to, boolean poor) {
    if (!board.inPlay(to) || board.holds(side.enemy(), to)) {
      return RetreatPaths.CLOSED;
    }
    if (!board.inEnemyZone(side, to)) {
      return OUT_OF_ZONES;
    }
    if (board.holds(side, to)) {
      return !poor || board.cancels(side, to) ? TO_FRIENDS : RetreatPaths.CLOSED;
    }
    return poor ? RetreatPaths.CLOSED : INTO_ZONE;
  }

  /** A unit with nowhere to go is lost; for good if only its supply keeps it out of enemy zones. */
  @Rule({"7.10.7", "7.11.2", "7.14.2", "7.14.4"})
  void strand(Draft draft, int unit, int hexes) {
    Position position = draft.view();
    boolean starved =
        pieces().supply(position, unit).poor()
            && ways(position, unit, position.place(unit), hexes, false).any();
    if (starved) {
      fate.destroy(draft, unit, "7.11.2");
    } else {
      fate.eliminate(draft, unit, "7.10.7");
    }
  }

  /**
   * An empty hex in an enemy zone costs the stack a step, a major river costs its motorised units
   * one.
   */
  @Rule({"7.10.5", "7.11", "7.11.1", "7.14.1"})
  Battle price(Position position, Battle battle, Retreat order, List<String> due) {
    int unit = order.unit();
    int from = position.place(unit);
    Side side = pieces().side(unit);
    Board board = theatre.board(position);
    Battle after = battle;
    int last = from;
    for (int i = 0; i < order.path().size(); i++) {
      int to = order.path().get(i);
      boolean exposed = board.inEnemyZone(side, to) && !board.holds(side, to);
      if (exposed && !after.paid().contains(to)) {
        after = after.paying(to);
        due.add("7.11.1");
      }
      int river = -1 - from;
      boolean fords =
          theatre.ground().majorRiver(last, theatre.ground().grid().direction(last, to));
      if (fords && pieces().motorised(unit) && !after.paid().contains(river)) {
        after = after.paying(river);
        due.add("7.14.1");
      }
      last = to;
    }
    return after;
  }
}
