package stavka.rostov.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.movement.MoveMode;
import stavka.operational.movement.MovePhase;
import stavka.rostov.model.RostovTheatre;

/** Ways of moving that lead to a hex beside one's own and no further. */
interface NextHex extends MoveMode {
  RostovTheatre theatre();

  /** Why a unit cannot go to a neighbour, or null. */
  @Nullable Objection step(Position position, MovePhase phase, int unit, int from, int to);

  @Override
  default @Nullable Objection objection(
      Position position, MovePhase phase, Ints units, int start, Ints path) {
    if (start < 0) {
      return theatre().cites().objection("not-on-map", unit(units.first()));
    }
    if (path.size() != 1) {
      return theatre().cites().objection("minimum-one");
    }
    Objection objection = barred(position, phase.side(), start, path.first());
    for (int i = 0; objection == null && i < units.size(); i++) {
      objection = step(position, phase, units.get(i), start, path.first());
    }
    return objection;
  }

  /** Why a hex is none to go to, or null. */
  private @Nullable Objection barred(Position position, Side side, int from, int to) {
    RostovTheatre theatre = theatre();
    if (to < 0 || to >= theatre.grid().size()) {
      return theatre.cites().objection("off-map");
    }
    Board board = theatre.board(position);
    if (!board.inPlay(to)) {
      return theatre.cites().objection("off-area", hex(to));
    }
    if (!theatre.grid().adjacent(from, to)) {
      return theatre.cites().objection("not-adjacent", hex(from), hex(to));
    }
    return board.holds(side.enemy(), to) ? theatre.cites().objection("enemy-there", hex(to)) : null;
  }

  @Override
  default boolean leavesZones() {
    return true;
  }

  @Override
  default boolean certain() {
    return true;
  }

  @Override
  default void forEachPath(
      Position position, MovePhase phase, int unit, int start, Consumer<? super Ints> action) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int to = theatre().grid().neighbour(start, direction);
      if (to != HexGrid.NONE
          && objection(position, phase, Ints.of(unit), start, Ints.of(to)) == null) {
        action.accept(Ints.of(to));
      }
    }
  }

  @Override
  default Ints sample(
      Position position, MovePhase phase, int unit, int start, RandomGenerator random) {
    int to = theatre().grid().neighbour(start, random.nextInt(HexGrid.DIRECTIONS));
    return to == HexGrid.NONE ? Ints.EMPTY : Ints.of(to);
  }
}
