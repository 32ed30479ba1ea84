package stavka.bautzen.command;

import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Kind;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;

/** Whom a headquarters commands, through anything that lies between. */
@Rule("6.1")
public final class Command {
  private static final String CORPS = "corps";

  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;

  public Command(BautzenTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
  }

  /** Whether a headquarters commands a unit where both stand. */
  public boolean commands(Position position, int hq, int unit) {
    return position.onMap(hq)
        && position.onMap(unit)
        && reaches(position, hq, position.place(unit))
        && mayCommand(hq, unit);
  }

  /** Whether a hex lies within the command distance of a headquarters on the map. */
  @Rule("6.2")
  public boolean reaches(Position position, int hq, int hex) {
    return theatre.grid().distance(position.place(hq), hex) <= pieces.distance(hq);
  }

  /** Its own formation's headquarters, or that of a corps or army of its nation. */
  public boolean mayCommand(int hq, int unit) {
    if (pieces.side(hq) != pieces.side(unit)) {
      return false;
    }
    boolean own =
        pieces.formation(hq) != BautzenPieces.NONE
            && pieces.formation(hq) == pieces.formation(unit);
    return own || (high(hq) && pieces.nation(hq).equals(pieces.nation(unit)));
  }

  /** Whether it is the headquarters of a corps or army, Soviet corps among them. */
  private boolean high(int hq) {
    return pieces.is(hq, Kind.HIGH_HQ) || pieces.roster().get(hq).size().equals(CORPS);
  }

  /** Whether any headquarters commands a unit. */
  public boolean commanded(Position position, int unit) {
    return pieces.headquarters().any(hq -> commands(position, hq, unit));
  }

  /** The headquarters that command all of some units. */
  public Ints commandersOf(Position position, Ints units) {
    return pieces.headquarters().filter(hq -> units.all(unit -> commands(position, hq, unit)));
  }
}
