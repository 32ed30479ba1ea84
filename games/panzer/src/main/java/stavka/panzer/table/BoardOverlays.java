package stavka.panzer.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import stavka.engine.play.Side;
import stavka.engine.position.Position;
import stavka.engine.table.FrontLine;
import stavka.engine.table.Overlay;
import stavka.engine.table.Overlay.Spot;
import stavka.panzer.model.Board;
import stavka.panzer.model.Campaign;

/** Zones and the present front, as the board shows them. */
public final class BoardOverlays {
  private BoardOverlays() {}

  public static Overlay zones(Campaign campaign, Position position) {
    Board board = Board.of(campaign, position);
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
   * The hexes along the present front, each with the side it lies on.
   *
   * @param otherwise whose a hex is to which both are as near, and whose it is before the first
   *     turn
   */
  public static Overlay front(Campaign campaign, Position position, IntFunction<Side> otherwise) {
    Board board = Board.of(campaign, position);
    return position.turn() == 0
        ? FrontLine.of(position.grid(), (side, hex) -> false, otherwise)
        : FrontLine.of(position.grid(), board::holds, otherwise);
  }
}
