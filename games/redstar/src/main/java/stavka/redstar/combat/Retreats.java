package stavka.redstar.combat;

import java.util.function.Consumer;
import stavka.engine.event.Retreated;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Retreat;
import stavka.engine.play.Side;
import stavka.engine.position.Draft;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.redstar.control.Footfall;
import stavka.redstar.loss.Toll;
import stavka.redstar.model.Board;
import stavka.redstar.model.Ground;
import stavka.redstar.model.Marks;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/** Where units may retreat, and what it costs them. */
@Rule({"7.10", "7.10.1", "7.10.5"})
final class Retreats {
  private static final int OUT_OF_ZONES = 0;
  private static final int TO_FRIENDS = 1;
  private static final int INTO_ZONE = 2;
  private static final int NOWHERE = 3;

  private final Theatre theatre;
  private final Pieces pieces;
  private final Ground ground;
  private final HexGrid grid;
  private final Toll toll;
  private final Footfall footfall;

  Retreats(Theatre theatre, Toll toll, Footfall footfall) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.ground = theatre.ground();
    this.grid = ground.grid();
    this.toll = toll;
    this.footfall = footfall;
  }

  /** Every way a unit may go back so many hexes, each step by the best priority that leads on. */
  @Rule({"7.10.4", "7.10.6", "7.10.7"})
  void paths(Position position, int unit, int distance, Consumer<Ints> action) {
    int from = position.place(unit);
    walk(position, unit, from, from, distance, Ints.EMPTY, action);
  }

  boolean any(Position position, int unit, int distance) {
    int from = position.place(unit);
    return best(position, unit, from, from, 1, distance) < NOWHERE;
  }

  private void walk(
      Position position,
      int unit,
      int origin,
      int hex,
      int distance,
      Ints path,
      Consumer<Ints> action) {
    if (path.size() == distance) {
      action.accept(path);
      return;
    }
    int step = path.size() + 1;
    int best = best(position, unit, origin, hex, step, distance);
    for (int direction = 0; best < NOWHERE && direction < HexGrid.DIRECTIONS; direction++) {
      if (priority(position, unit, origin, hex, direction, step) == best) {
        int to = grid.neighbour(hex, direction);
        if (leadsOn(position, unit, origin, to, step, distance)) {
          walk(position, unit, origin, to, distance, path.with(to), action);
        }
      }
    }
  }

  /** The best priority among the steps after which the retreat can be finished. */
  private int best(Position position, int unit, int origin, int hex, int step, int distance) {
    int best = NOWHERE;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int priority = priority(position, unit, origin, hex, direction, step);
      if (priority < best
          && leadsOn(position, unit, origin, grid.neighbour(hex, direction), step, distance)) {
        best = priority;
      }
    }
    return best;
  }

  private boolean leadsOn(
      Position position, int unit, int origin, int hex, int step, int distance) {
    return step == distance || best(position, unit, origin, hex, step + 1, distance) < NOWHERE;
  }

  /** How a step ranks; lakes, seas, enemies and the edge of the map are closed. */
  @Rule({"7.10.6", "7.10.7", "7.11.2", "7.14.2", "7.14.4", "7.4.5", "10.6.1"})
  private int priority(Position position, int unit, int origin, int hex, int direction, int step) {
    int to = grid.neighbour(hex, direction);
    if (to == HexGrid.NONE
        || grid.distance(origin, to) != step
        || ground.barred(hex, direction)
        || (pieces.is(unit, stavka.redstar.model.Kind.SIEGE) && !ground.railLink(hex, direction))) {
      return NOWHERE;
    }
    Side side = pieces.side(unit);
    Board board = Board.of(theatre, position);
    if (!board.inPlay(to) || board.holds(side.enemy(), to)) {
      return NOWHERE;
    }
    if (!board.inEnemyZone(side, to)) {
      return OUT_OF_ZONES;
    }
    boolean poor = pieces.supply(position, unit).poor();
    if (board.holds(side, to)) {
      return !poor || board.strong(side, to) ? TO_FRIENDS : NOWHERE;
    }
    return poor ? NOWHERE : INTO_ZONE;
  }

  /**
   * Takes a unit back. An empty hex in an enemy zone costs the stack a step, a major river costs
   * its motorised units one; the first of a stack to go bears it.
   */
  @Rule({"7.10.5", "7.11", "7.11.1", "7.14.1"})
  Battle retreat(Draft draft, Battle battle, Retreat order) {
    int unit = order.unit();
    int from = draft.place(unit);
    Side side = pieces.side(unit);
    Board board = Board.of(theatre, draft.view());
    Battle after = battle;
    int price = 0;
    int last = from;
    for (int i = 0; i < order.path().size(); i++) {
      int to = order.path().get(i);
      boolean exposed = board.inEnemyZone(side, to) && !board.holds(side, to);
      if (exposed && !after.paid().contains(to)) {
        after = after.paying(to);
        price++;
      }
      int river = -1 - from;
      boolean fords = ground.majorRiver(last, grid.direction(last, to));
      if (fords && pieces.motorised(unit) && !after.paid().contains(river)) {
        after = after.paying(river);
        price++;
      }
      last = to;
    }
    draft.moveTo(unit, last);
    draft.say(new Retreated(unit, from, order.path(), "7.10.1"));
    int now = unit;
    for (int i = 0; i < price && now != Toll.GONE; i++) {
      int before = now;
      now = toll.lose(draft, before, "7.11.1");
      after = after.with(after.party().changed(before, now));
    }
    return now == Toll.GONE ? after : arrived(draft, after, now, order.path());
  }

  private Battle arrived(Draft draft, Battle battle, int unit, Ints path) {
    if (!battle.plan().overrun()) {
      draft.set(unit, Marks.GUEST);
    }
    footfall.came(draft, pieces.side(unit), Ints.of(unit), path);
    Party party = battle.party();
    boolean fought = party.units().contains(unit);
    return fought && !party.fled().contains(unit) ? battle.with(party.fled(unit)) : battle;
  }
}
