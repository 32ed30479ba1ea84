package stavka.operational.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import stavka.engine.move.MoveField;
import stavka.engine.position.Position;
import stavka.engine.table.FrontLine;
import stavka.engine.table.Overlay;
import stavka.engine.table.Overlay.Spot;
import stavka.engine.value.Side;
import stavka.operational.board.Board;

/** Zones, the present front and the reach of a unit, as the board shows them. */
public final class BoardOverlays {
  private BoardOverlays() {}

  static Overlay zones(Board board, Position position) {
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
  static Overlay front(Board board, Position position, IntFunction<Side> otherwise) {
    return position.turn() == 0
        ? FrontLine.of(position.grid(), (side, hex) -> false, otherwise)
        : FrontLine.of(position.grid(), board::holds, otherwise);
  }

  /** The hexes of a field, each with what it costs a unit of a side to come there. */
  public static Overlay reach(MoveField field, Side side) {
    List<Spot> spots = new ArrayList<>();
    for (int i = 0; i < field.size(); i++) {
      spots.add(new Spot(field.hex(i), field.cost(field.hex(i)), side));
    }
    return new Overlay(spots, List.of());
  }
}
