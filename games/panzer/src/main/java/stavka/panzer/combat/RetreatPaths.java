package stavka.panzer.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.model.Books;
import stavka.operational.model.Ground;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;

/** The ways by which a unit may fall back. */
@Rule(
    in = Books.KHARKOV,
    value = {"9.61", "9.63", "9.64"})
@Rule(
    in = Books.GUDERIAN,
    value = {"9.71", "9.73", "9.74", "6.4"})
public final class RetreatPaths {
  private static final int VACANT = 0;
  private static final int FRIENDS = 1;
  private static final int LAST_RESORT = 2;

  private final Theatre theatre;
  private final Ground ground;
  private final Pieces pieces;
  private final Customs customs;

  public RetreatPaths(Theatre theatre, Customs customs) {
    this.theatre = theatre;
    this.customs = customs;
    this.ground = theatre.ground();
    this.pieces = theatre.pieces();
  }

  /** Whether a unit has any way to fall back so far. */
  public boolean any(Position position, int unit, int length) {
    Search search = new Search(position, unit, Ints.EMPTY);
    return search.completes(search.start, 0, length);
  }

  /**
   * Every way in which a unit may fall back so far: the hexes entered, in order.
   *
   * @param gone those who have fallen back before it from the same combat: a stack may stay
   *     together
   */
  public List<Ints> all(Position position, int unit, int length, Ints gone) {
    Search search = new Search(position, unit, gone);
    List<Ints> paths = new ArrayList<>();
    search.collect(search.start, Ints.EMPTY, length, paths);
    return paths;
  }

  /** Whether friends hold a hex, a garrison or units other than those of the same retreat. */
  @Rule(
      in = Books.KHARKOV,
      value = {"9.64", "9.65"})
  boolean hosted(Position position, Side side, int hex, Ints gone) {
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      if (pieces.combat(unit) && !gone.contains(unit)) {
        return true;
      }
    }
    return theatre.garrisoned(position, side, hex);
  }

  /** A retreat of one unit, which leads away from its hex at every step. */
  private final class Search {
    final Position position;
    final Ints gone;
    final Board board;
    final int unit;
    final Side side;
    final boolean combat;
    final int start;
    final HexGrid grid = ground.grid();

    Search(Position position, int unit, Ints gone) {
      this.position = position;
      this.gone = gone;
      board = theatre.board(position);
      this.unit = unit;
      side = pieces.side(unit);
      combat = pieces.combat(unit);
      start = position.place(unit);
    }

    /** Whether a unit that has fallen back {@code done} hexes to a hex can do the rest. */
    boolean completes(int hex, int done, int length) {
      if (done == length) {
        return true;
      }
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        if (open(hex, direction, done + 1)
            && completes(grid.neighbour(hex, direction), done + 1, length)) {
          return true;
        }
      }
      return false;
    }

    /** Each step leads to a vacant hex where one serves, and else to the best of the friends'. */
    @Rule(in = Books.KHARKOV, value = "9.64")
    @Rule(in = Books.GUDERIAN, value = "9.73")
    void collect(int hex, Ints path, int length, List<Ints> paths) {
      int done = path.size();
      if (done == length) {
        paths.add(path);
        return;
      }
      int best = LAST_RESORT;
      for (int direction = 0; direction < HexGrid.DIRECTIONS && combat; direction++) {
        if (serves(hex, direction, done, length)) {
          best = Math.min(best, resort(grid.neighbour(hex, direction)));
        }
      }
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int next = grid.neighbour(hex, direction);
        if (serves(hex, direction, done, length)
            && (resort(next) <= best || customs.refuge(next))) {
          collect(next, path.with(next), length, paths);
        }
      }
    }

    private boolean serves(int hex, int direction, int done, int length) {
      return open(hex, direction, done + 1)
          && completes(grid.neighbour(hex, direction), done + 1, length);
    }

    /**
     * Whether a step is free of enemies, their zones and full stacks, and leads away from the
     * start.
     */
    @Rule(
        in = Books.KHARKOV,
        value = {"9.61", "9.63", "9.64", "8.1", "8.25", "6.3"})
    private boolean open(int from, int direction, int away) {
      int hex = grid.neighbour(from, direction);
      return hex != HexGrid.NONE
          && ground.passable(from, direction)
          && grid.distance(start, hex) == away
          && board.openToLine(side, hex)
          && !theatre.barred(position, side, hex)
          && (!combat || theatre.stacking().room(position, unit, hex));
    }

    /** How late a hex is thought of: a vacant one first. */
    private int resort(int hex) {
      if (!hosted(position, side, hex, gone)) {
        return VACANT;
      }
      return customs.shunsZones() && board.inEnemyZone(side, hex) ? LAST_RESORT : FRIENDS;
    }
  }
}
