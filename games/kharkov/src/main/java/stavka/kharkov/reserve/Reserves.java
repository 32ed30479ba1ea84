package stavka.kharkov.reserve;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;

/** The army reserves: which units wait under which marker. */
@Rule("6.71")
public final class Reserves {
  private final KharkovPieces pieces;

  public Reserves(KharkovTheatre theatre) {
    this.pieces = theatre.pieces();
  }

  /** Whether a marker still has units in its box. */
  public boolean anyLeft(Position position, int marker) {
    int box = pieces.reserveBox(marker);
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.inBox(unit, box)) {
        return true;
      }
    }
    return false;
  }

  /** The units in a marker's box. */
  public Ints units(Position position, int marker) {
    int box = pieces.reserveBox(marker);
    int[] units = new int[pieces.count()];
    int count = 0;
    for (int unit = 0; unit < units.length; unit++) {
      if (position.inBox(unit, box)) {
        units[count++] = unit;
      }
    }
    return Ints.prefix(units, count);
  }

  /** The marker under which a unit waits, or -1. */
  public int markerOf(Position position, int unit) {
    int box = position.place(unit) - position.boxStart() - Box.FIRST_RESERVE;
    boolean waits = pieces.side(unit) == Side.SOVIET && box >= 0 && box < pieces.reserves().size();
    return waits ? pieces.reserves().get(box) : -1;
  }
}
