package stavka.operational.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import stavka.engine.move.MoveField;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.table.FrontLine;
import stavka.engine.table.Overlay;
import stavka.engine.table.Overlay.Spot;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;
import stavka.operational.movement.March;

/** Zones, the present front and the reach of a unit, as the board shows them. */
public final class BoardOverlays {
  private BoardOverlays() {}

  public static Overlay zones(Theatre theatre, Position position) {
    Board board = theatre.board(position);
    List<Spot> spots = new ArrayList<>();
    for (Side side : Side.values()) {
      for (int hex = 0; hex < position.grid().size(); hex++) {
        if (board.inZoneOf(side, hex)) {
          spots.add(new Spot(hex, null, side));
        }
      }
    }
    return new Overlay(spots, List.of());
  }

  /**
   * The hexes along the present front, each with the side it lies on: the one whose units are
   * nearest.
   *
   * @param otherwise whose a hex is to which both are as near, and whose it is before the first
   *     turn
   */
  public static Overlay front(Theatre theatre, Position position, IntFunction<Side> otherwise) {
    Board board = theatre.board(position);
    return position.turn() == 0
        ? FrontLine.of(position.grid(), (side, hex) -> false, otherwise)
        : FrontLine.of(position.grid(), board::holds, otherwise);
  }

  /**
   * Where a unit could march to if its phase began now: all of it from its hex, or nowhere from an
   * enemy zone.
   *
   * @param supplied whether a unit has its full allowance
   */
  public static Overlay threat(
      Theatre theatre, March march, Position position, int unit, IntPredicate supplied) {
    Pieces pieces = theatre.pieces();
    if (unit < 0 || unit >= pieces.count() || !position.onMap(unit)) {
      return new Overlay(List.of(), List.of());
    }
    Side side = pieces.side(unit);
    int start = position.place(unit);
    Board board = theatre.board(position);
    if (board.inEnemyZone(side, start)) {
      return new Overlay(List.of(new Spot(start, 0, side)), List.of());
    }
    Draft draft = position.edit();
    draft.set(unit, Marks.SUPPLIED, supplied.test(unit) ? 1 : 0);
    MoveField field = march.field(draft.view(), unit, start, 0);
    List<Spot> spots = new ArrayList<>();
    for (int i = 0; i < field.size(); i++) {
      spots.add(new Spot(field.hex(i), field.cost(field.hex(i)), side));
    }
    return new Overlay(spots, List.of());
  }
}
