package stavka.redstar.movement;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.MoveField;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.operational.board.Board;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/** Lists what units may be ordered to do, leaving out stacks that could not stay. */
final class MoveLister {
  private final Theatre theatre;
  private final Pieces pieces;
  private final MoveRules rules;

  MoveLister(Theatre theatre, MoveRules rules) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.rules = rules;
  }

  /** A unit alone to each hex in its reach. */
  void moves(
      Position position, Movers movers, MoveMode mode, int unit, Consumer<? super Order> action) {
    mode.paths(position, movers, unit, path -> offer(position, mode, unit, path, action));
  }

  /** A few of those. */
  void someMoves(
      Position position,
      Movers movers,
      MoveMode mode,
      int unit,
      RandomGenerator random,
      Consumer<? super Order> action) {
    mode.someOf(position, movers, unit, random, path -> offer(position, mode, unit, path, action));
  }

  /** The way is open by the search that found it; only its end is still to be judged. */
  private void offer(
      Position position, MoveMode mode, int unit, Ints path, Consumer<? super Order> action) {
    Ints units = Ints.of(unit);
    if (rules.stacking().fits(position, units, path.last())
        && rules.ending(position, units, path.last()) == null) {
      action.accept(new Move(units, path, mode.name()));
    }
  }

  /** Overruns by a unit alone, and by those of its sort that stand with it. */
  void overruns(Position position, Movers movers, int unit, Consumer<? super Order> action) {
    if (!rules.overruns().suits(position, unit)) {
      return;
    }
    MoveField field = rules.march().field(position, unit, 0);
    Ints together = together(position, movers, unit);
    for (int i = 0; i < field.size(); i++) {
      int from = field.hex(i);
      if (besideEnemy(position, unit, from)) {
        Ints path = i == 0 ? Ints.EMPTY : field.path(from);
        overruns(position, movers, Ints.of(unit), from, path, action);
        if (together.size() > 1 && together.first() == unit) {
          overruns(position, movers, together, from, path, action);
        }
      }
    }
  }

  private boolean besideEnemy(Position position, int unit, int hex) {
    Board board = theatre.board(position);
    HexGrid grid = position.grid();
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int target = grid.neighbour(hex, direction);
      if (target != HexGrid.NONE && board.holds(pieces.side(unit).enemy(), target)) {
        return true;
      }
    }
    return false;
  }

  private void overruns(
      Position position,
      Movers movers,
      Ints units,
      int from,
      Ints path,
      Consumer<? super Order> action) {
    HexGrid grid = position.grid();
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int target = grid.neighbour(from, direction);
      if (target == HexGrid.NONE
          || rules.overruns().target(position, units, from, target) != null) {
        continue;
      }
      Overrun overrun = new Overrun(units, path, target, -1);
      if (rules.objection(position, movers, overrun) == null) {
        action.accept(overrun);
      }
    }
  }

  /** Those on a unit's hex that may move and overrun with it, by rising number. */
  private Ints together(Position position, Movers movers, int unit) {
    Ints stack = position.stack(position.place(unit));
    return Ints.sorted(
        IntStream.range(0, stack.size())
            .map(stack::get)
            .filter(other -> rules.company().mayMove(position, movers, other))
            .filter(other -> pieces.motorised(other) == pieces.motorised(unit))
            .filter(other -> rules.overruns().suits(position, other))
            .toArray());
  }
}
