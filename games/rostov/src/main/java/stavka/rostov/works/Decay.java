package stavka.rostov.works;

import stavka.engine.hex.HexGrid;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovTheatre;

/**
 * Strongpoints that nobody of their own side stands in or beside live on their reserve, then go.
 */
@Rule("6.76")
public final class Decay {
  private final RostovTheatre theatre;

  public Decay(RostovTheatre theatre) {
    this.theatre = theatre;
  }

  /** Once a turn, when supply has been judged. */
  public void settle(Draft draft) {
    Position position = draft.view();
    for (int hex = 0; hex < theatre.grid().size(); hex++) {
      int fort = position.at(hex, RostovLayers.FORTS);
      if (fort != RostovLayers.AXIS_FORT && fort != RostovLayers.SOVIET_FORT) {
        continue;
      }
      int lived = position.at(hex, RostovLayers.DECAY);
      if (attended(position, fort == RostovLayers.AXIS_FORT ? Side.AXIS : Side.SOVIET, hex)) {
        draft.put(hex, RostovLayers.DECAY, 0);
      } else if (lived < theatre.charts().works().decaysAfter()) {
        draft.put(hex, RostovLayers.DECAY, lived + 1);
      } else {
        draft.put(hex, RostovLayers.FORTS, 0);
        draft.put(hex, RostovLayers.DECAY, 0);
      }
    }
  }

  private boolean attended(Position position, Side owner, int hex) {
    Board board = theatre.board(position);
    boolean held = board.holds(owner, hex);
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = theatre.grid().neighbour(hex, direction);
      held |= next >= 0 && board.holds(owner, next);
    }
    return held;
  }
}
