package stavka.kharkov.reserve;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovTheatre;

/** The army reserves: which units wait under which marker. */
@Rule("6.71")
public record Reserves(KharkovTheatre theatre) {
  /** Whether a marker still has units in its box. */
  public boolean anyLeft(Position position, int marker) {
    return !units(position, marker).isEmpty();
  }

  /** The units in a marker's box. */
  public Ints units(Position position, int marker) {
    int box = theatre.pieces().reserveBox(marker);
    return theatre.pieces().where(unit -> position.inBox(unit, box));
  }

  /** The marker under which a unit waits, or -1. */
  public int markerOf(Position position, int unit) {
    int box = position.place(unit) - position.boxStart() - Box.FIRST_RESERVE;
    boolean waits =
        theatre.side(unit) == Side.SOVIET && box >= 0 && box < theatre.pieces().reserves().size();
    return waits ? theatre.pieces().reserves().get(box) : -1;
  }
}
