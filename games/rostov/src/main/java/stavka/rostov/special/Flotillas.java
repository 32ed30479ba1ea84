package stavka.rostov.special;

import java.util.ArrayDeque;
import java.util.Deque;
import stavka.engine.event.Placed;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.move.StepTable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.control.Control;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Waterways;

/** A storm drives flotillas from the sea to port, and none moves on its turn. */
@Rule("23.34")
public final class Flotillas {
  private final RostovTheatre theatre;
  private final StepTable water;

  public Flotillas(RostovTheatre theatre) {
    this.theatre = theatre;
    this.water = Waterways.steps(theatre.ground());
  }

  /** After the weather of a turn is known. */
  public void weather(Draft draft) {
    if (draft.ledger(RostovLedger.STORM) == 0) {
      return;
    }
    RostovPieces pieces = theatre.pieces();
    RostovGround ground = theatre.ground();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (!pieces.flotilla(unit) || !draft.onMap(unit)) {
        continue;
      }
      int hex = draft.place(unit);
      int port = ground.coast(hex) || !ground.land(hex) ? port(draft.view(), unit) : hex;
      if (port != hex) {
        draft.moveTo(unit, port);
        draft.say(new Placed(Ints.of(unit), port, theatre.cites().rule("sail-storm")));
      }
      draft.set(unit, RostovMarks.HELD);
    }
  }

  /** The nearest port of its own that a flotilla can sail to; where it is if there is none. */
  private int port(Position position, int unit) {
    Side side = theatre.pieces().side(unit);
    byte[] gates = theatre.board(position).gates(side);
    int[] sailed = new int[gates.length];
    Deque<Integer> open = new ArrayDeque<>();
    int start = position.place(unit);
    open.add(start);
    int most = theatre.sky(position).frozen() ? 0 : theatre.charts().movement().flotillas();
    while (!open.isEmpty()) {
      int hex = open.remove();
      if (theatre.ground().port(hex) && Control.holds(position, side, hex)) {
        return hex;
      }
      boolean stops = sailed[hex] == most || (hex != start && gates[hex] != Gate.OPEN);
      for (int direction = 0; !stops && direction < HexGrid.DIRECTIONS; direction++) {
        int next = theatre.grid().neighbour(hex, direction);
        if (next != HexGrid.NONE
            && next != start
            && sailed[next] == 0
            && gates[next] != Gate.CLOSED
            && water.price(hex, direction) > 0) {
          sailed[next] = sailed[hex] + 1;
          open.add(next);
        }
      }
    }
    return start;
  }
}
