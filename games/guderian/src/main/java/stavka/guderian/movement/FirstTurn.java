package stavka.guderian.movement;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Noted;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.StepTable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.model.Box;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;
import stavka.guderian.model.Schedule.Army;
import stavka.operational.model.Marks;

/** What binds the Soviet armies on turn 1: dice for two of them, a march for two others. */
@Rule({"5.2", "5.21", "5.22", "5.23"})
public record FirstTurn(GuderianTheatre theatre) {
  private static final int DIE = 6;
  private static final int MOST_TRIED = 4000;

  /** Rolls for the armies that a die may hold back. */
  @Rule("5.21")
  public void roll(Draft draft) {
    int frozen = 0;
    for (Army army : theatre.pieces().schedule().armies()) {
      if (army.dice()
          && draft.roll(DIE, army.id(), "5.21") > theatre.pieces().schedule().movesUpTo()) {
        frozen |= army.bit();
        draft.say(Noted.of("5.21", "army-waits", Detail.unit(army.leader())));
      }
    }
    draft.enter(Ledger.FROZEN_ARMIES, frozen);
  }

  private @Nullable Army army(Position position, int unit) {
    int number = position.turn() == 1 ? position.get(unit, GuderianMarks.ARMY) : 0;
    return number == 0 ? null : theatre.pieces().schedule().army(number);
  }

  /** Whether a unit's army may not move. */
  @Rule("5.21")
  public boolean frozen(Position position, int unit) {
    Army army = army(position, unit);
    return army != null && (position.ledger(Ledger.FROZEN_ARMIES) & army.bit()) != 0;
  }

  /** Whether a unit of a frozen army may shift a hex because its own is too full. */
  @Rule("5.22")
  public boolean crowded(Position position, int unit) {
    return position.onMap(unit)
        && theatre.stacking().excess(position, Side.SOVIET, position.place(unit)) > 0;
  }

  /**
   * Those of a stack who would have to stay if its frozen units left one after another: once the
   * hex is no longer too full, nobody follows. Leaders go first, since the limit is lower without
   * them.
   */
  @Rule({"5.22", "10.25"})
  Ints leftFrozen(Position position, Ints units) {
    Ints bound = units.filter(unit -> position.onMap(unit) && frozen(position, unit));
    if (bound.size() < 2) {
      return Ints.EMPTY;
    }
    Ints leaders = bound.filter(theatre.pieces()::isLeader);
    Draft draft = position.edit();
    Ints left = Ints.EMPTY;
    for (int unit : leaders.plus(bound)) {
      if (draft.onMap(unit) && crowded(draft.view(), unit)) {
        draft.moveToBox(unit, Box.ELIMINATED);
      } else if (draft.onMap(unit)) {
        left = left.with(unit);
      }
    }
    return left;
  }

  /** Whether a unit must march as far as it can. */
  @Rule("5.23")
  public boolean marches(Position position, int unit) {
    Army army = army(position, unit);
    return army != null && army.marches();
  }

  /** Whether a step leads west. */
  public boolean west(int from, int to) {
    HexGrid grid = theatre.grid();
    return grid.column(to) < grid.column(from);
  }

  /** Whether a unit that has come along a path can pay for a further step that it may make. */
  @Rule("5.23")
  boolean canGoOn(Position position, int unit, int start, List<Integer> path, int left) {
    int at = path.isEmpty() ? start : path.getLast();
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      if (step(position, unit, at, direction, left) > 0
          && fresh(start, path, theatre.grid().neighbour(at, direction))) {
        return true;
      }
    }
    return false;
  }

  private static boolean fresh(int start, List<Integer> path, int to) {
    return to != start && !path.contains(to);
  }

  /** What a step costs, or 0 if it cannot be made or paid. */
  private int step(Position position, int unit, int at, int direction, int left) {
    int to = theatre.grid().neighbour(at, direction);
    if (to == HexGrid.NONE || west(at, to)) {
      return 0;
    }
    StepTable steps = theatre.ground().steps(position, unit);
    int price = steps.price(at, direction);
    return price <= left ? price : 0;
  }

  /**
   * Some march that satisfies the rule, with directions tried in an order that begins with a given
   * one; or none.
   */
  Ints march(Position position, int unit, int allowance, int firstDirection) {
    java.util.ArrayList<Integer> path = new java.util.ArrayList<>();
    int[] tried = {0};
    int start = position.place(unit);
    return find(position, unit, start, path, allowance, firstDirection, tried)
        ? Ints.of(path.stream().mapToInt(Integer::intValue).toArray())
        : Ints.EMPTY;
  }

  private boolean find(
      Position position,
      int unit,
      int start,
      List<Integer> path,
      int left,
      int first,
      int[] tried) {
    if (tried[0]++ > MOST_TRIED) {
      return false;
    }
    int at = path.isEmpty() ? start : path.getLast();
    boolean stuck = true;
    for (int i = 0; i < HexGrid.DIRECTIONS; i++) {
      int direction = (first + i) % HexGrid.DIRECTIONS;
      int price = step(position, unit, at, direction, left);
      int to = theatre.grid().neighbour(at, direction);
      if (price > 0 && fresh(start, path, to)) {
        stuck = false;
        path.add(to);
        if (find(position, unit, start, path, left - price, first, tried)) {
          return true;
        }
        path.removeLast();
      }
    }
    return stuck && !path.isEmpty() && !theatre.ground().farWest(at);
  }

  /** Whether a unit has yet to make its march and can. */
  public boolean owesMarch(Position position, int unit, int allowance) {
    return marches(position, unit)
        && position.onMap(unit)
        && !position.has(unit, Marks.MOVED)
        && !march(position, unit, allowance, 1).isEmpty();
  }
}
