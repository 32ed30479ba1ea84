package stavka.rostov.declaration;

import stavka.engine.hex.HexGrid;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;

/**
 * Units whose overrun was called off, and the hex that each of them must attack. They have stopped
 * for the phase, so that the direction of the hex tells which it is.
 */
@Rule({"11.42", "11.43"})
public record Obliged(RostovTheatre theatre) {
  private static final int NO_HEX = -1;

  /** Binds a unit to attack a hex next to it. */
  public void bind(Draft draft, int unit, int target) {
    int direction = theatre.grid().direction(draft.place(unit), target);
    draft.set(unit, RostovMarks.OBLIGED, direction + 1);
  }

  /** The hex that a unit must attack, or -1. */
  public int target(Position position, int unit) {
    int bound = position.get(unit, RostovMarks.OBLIGED);
    if (bound == 0 || bound > HexGrid.DIRECTIONS || !position.onMap(unit)) {
      return NO_HEX;
    }
    return theatre.grid().neighbour(position.place(unit), bound - 1);
  }

  /** All units of a side that must attack some hex. */
  public Ints of(Position position, Side side) {
    Ints all = Ints.EMPTY;
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      boolean bound = theatre.pieces().side(unit) == side && target(position, unit) >= 0;
      all = bound ? all.with(unit) : all;
    }
    return all;
  }

  /** All units that must attack one of some hexes. */
  public Ints boundTo(Position position, Ints targets) {
    Ints bound = Ints.EMPTY;
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      int target = target(position, unit);
      bound = target >= 0 && targets.contains(target) ? bound.with(unit) : bound;
    }
    return bound;
  }
}
