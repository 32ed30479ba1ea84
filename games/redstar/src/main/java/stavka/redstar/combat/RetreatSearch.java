package stavka.redstar.combat;

import java.util.function.Consumer;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.redstar.model.Ground;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Theatre;

/** The ways back of one unit: each step by the best priority after which the retreat can end. */
@Rule({"7.10.4", "7.10.6", "7.10.7"})
final class RetreatSearch {
  private static final int OUT_OF_ZONES = 0;
  private static final int TO_FRIENDS = 1;
  private static final int INTO_ZONE = 2;
  private static final int NOWHERE = 3;

  private final Ground ground;
  private final HexGrid grid;
  private final Board board;
  private final Side side;
  private final boolean onRails;
  private final boolean poor;
  private final int from;
  private final int origin;
  private final int farthest;

  /**
   * @param origin the hex from which the retreat is counted [7.10.4]
   * @param distance hexes to go from where the unit stands
   * @param poor whether enemy zones are closed to it for want of supply [7.14.4]
   */
  RetreatSearch(
      Theatre theatre, Position position, int unit, int origin, int distance, boolean poor) {
    this.ground = theatre.ground();
    this.grid = ground.grid();
    this.board = theatre.board(position);
    this.side = theatre.pieces().side(unit);
    this.onRails = theatre.pieces().is(unit, Kind.SIEGE);
    this.poor = poor;
    this.from = position.place(unit);
    this.origin = origin;
    this.farthest = grid.distance(origin, from) + distance;
  }

  boolean any() {
    return best(from, begun() + 1) < NOWHERE;
  }

  void forEach(Consumer<Ints> action) {
    walk(from, Ints.EMPTY, action);
  }

  /** Hexes between the origin and where the search begins. */
  private int begun() {
    return grid.distance(origin, from);
  }

  private void walk(int hex, Ints path, Consumer<Ints> action) {
    int step = begun() + path.size() + 1;
    if (step > farthest) {
      action.accept(path);
      return;
    }
    int best = best(hex, step);
    for (int direction = 0; best < NOWHERE && direction < HexGrid.DIRECTIONS; direction++) {
      if (priority(hex, direction, step) == best) {
        int to = grid.neighbour(hex, direction);
        if (leadsOn(to, step)) {
          walk(to, path.with(to), action);
        }
      }
    }
  }

  /** The best priority among the steps after which the retreat can be finished. */
  private int best(int hex, int step) {
    int best = NOWHERE;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int priority = priority(hex, direction, step);
      if (priority < best && leadsOn(grid.neighbour(hex, direction), step)) {
        best = priority;
      }
    }
    return best;
  }

  private boolean leadsOn(int hex, int step) {
    return step == farthest || best(hex, step + 1) < NOWHERE;
  }

  /** How a step ranks; lakes, seas, enemies and the edge of the map are closed. */
  @Rule({"7.10.6", "7.10.7", "7.14.2", "7.14.4", "7.4.5", "10.6.1"})
  private int priority(int hex, int direction, int step) {
    int to = grid.neighbour(hex, direction);
    if (to == HexGrid.NONE
        || grid.distance(origin, to) != step
        || ground.barred(hex, direction)
        || (onRails && !ground.railLink(hex, direction))
        || !board.inPlay(to)
        || board.holds(side.enemy(), to)) {
      return NOWHERE;
    }
    if (!board.inEnemyZone(side, to)) {
      return OUT_OF_ZONES;
    }
    if (board.holds(side, to)) {
      return !poor || board.cancels(side, to) ? TO_FRIENDS : NOWHERE;
    }
    return poor ? NOWHERE : INTO_ZONE;
  }
}
