package stavka.guderian.movement;

import stavka.engine.hex.HexGrid;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.GuderianTheatre;
import stavka.operational.board.EntryEffect;
import stavka.operational.model.Marks;

/** Who moves has not stayed, and a unit that comes into a zone knows its way back. */
@Rule({"10.23", "12.3", "6.35"})
record WayBackEffect(GuderianTheatre theatre) implements EntryEffect {
  @Override
  public void stepped(Draft draft, int unit, int from, int to) {
    if (draft.get(unit, GuderianMarks.STAYED) != 0) {
      draft.clear(unit, GuderianMarks.STAYED);
    }
    if (theatre.side(unit) == Side.SOVIET) {
      boolean zone = inGermanZone(draft, to);
      draft.set(unit, GuderianMarks.IN_ZONE, zone ? 1 : 0);
      draft.set(unit, GuderianMarks.CAME_FROM, zone ? from + 1 : 0);
    }
  }

  /** As the board would say, without drawing it anew for every step. */
  private boolean inGermanZone(Draft draft, int hex) {
    HexGrid grid = theatre.grid();
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = grid.neighbour(hex, direction);
      if (next != HexGrid.NONE && theatre.ground().passable(hex, direction)) {
        for (int unit = draft.top(next); unit != Position.NOBODY; unit = draft.below(unit)) {
          if (theatre.side(unit) == Side.AXIS && !draft.has(unit, Marks.DISRUPTED)) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
