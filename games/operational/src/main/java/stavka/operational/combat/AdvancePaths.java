package stavka.operational.combat;

import java.util.function.Consumer;
import java.util.function.Function;
import stavka.engine.counter.Roster;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.board.Stacking;

/**
 * The ways of those who advance: first a hex that was left to them, then on as far as they may.
 *
 * @param closed whether a hexside bars every step
 * @param barredLater whether a step beyond the first hex is barred
 * @param ends whether nobody goes on from a hex
 * @param returns whether an advance may end where it began
 */
public record AdvancePaths(
    HexGrid grid,
    Roster roster,
    Function<Position, Board> boards,
    Stacking stacking,
    StepBar closed,
    StepBar barredLater,
    HexEnd ends,
    boolean returns) {

  /** Whether a step is barred. */
  @FunctionalInterface
  public interface StepBar {
    boolean bars(Position position, Battle battle, int from, int direction, int to);
  }

  /** Whether an advance ends on a hex. */
  @FunctionalInterface
  public interface HexEnd {
    boolean at(Position position, int hex);
  }

  void forEach(
      Position position, Battle battle, Ints units, Ints goals, int length, Consumer<Ints> action) {
    walk(position, battle, units, goals, length, Ints.EMPTY, action);
  }

  private void walk(
      Position position,
      Battle battle,
      Ints units,
      Ints goals,
      int length,
      Ints path,
      Consumer<Ints> action) {
    Side side = roster.side(units.first());
    Board board = boards.apply(position);
    int start = position.place(units.first());
    boolean first = path.isEmpty();
    int from = first ? start : path.last();
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int to = grid.neighbour(from, direction);
      if (to == HexGrid.NONE
          || closed.bars(position, battle, from, direction, to)
          || !board.inPlay(to)
          || board.holds(side.enemy(), to)
          || path.contains(to)
          || (first
              ? !goals.contains(to)
              : barredLater.bars(position, battle, from, direction, to))) {
        continue;
      }
      Ints longer = path.with(to);
      if ((returns || to != start) && stacking.fits(position, units, to)) {
        action.accept(longer);
      }
      boolean held = !first && board.inEnemyZone(side, to);
      if (longer.size() < length && !held && !ends.at(position, to)) {
        walk(position, battle, units, goals, length, longer, action);
      }
    }
  }
}
