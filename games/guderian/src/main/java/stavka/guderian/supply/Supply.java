package stavka.guderian.supply;

import stavka.engine.event.SupplyJudged;
import stavka.engine.play.Side;
import stavka.engine.position.Derived;
import stavka.engine.position.Draft;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.guderian.model.Pieces;
import stavka.guderian.model.State;
import stavka.guderian.model.Theatre;
import stavka.panzer.model.Marks;

/** Who is supplied and who is under command, at the instant asked for. */
@Rule({"11.0", "11.33"})
public final class Supply {
  private static final Derived<SovietLines> SOVIET = new Derived<>(SovietLines.class, 1);
  private static final Derived<GermanLines> GERMAN = new Derived<>(GermanLines.class, 2);

  private final Theatre theatre;
  private final Pieces pieces;

  public Supply(Theatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
  }

  /** Whether a unit on the map is supplied now. A leader needs only his own line. */
  @Rule({"11.1", "11.2", "11.23", "11.34", "10.31"})
  public boolean supplied(Position position, int unit) {
    if (position.get(unit, Marks.GRACE) >= position.turn()) {
      return true;
    }
    int hex = position.place(unit);
    if (pieces.side(unit) == Side.AXIS) {
      return german(position).supplies(pieces.kind(unit).gait(), hex);
    }
    return pieces.isLeader(unit)
        ? soviet(position).linkedToEast(hex)
        : soviet(position).supplies(hex);
  }

  /** Whether a unit may attack: a Soviet one only within the radius of a leader in order. */
  @Rule({"10.35", "6.64"})
  public boolean commanded(Position position, int unit) {
    return pieces.side(unit) == Side.AXIS
        || soviet(position).commandedBy(position.place(unit)) != 0;
  }

  /** Judges a side's supply at the start of a movement phase and notes it on its units. */
  @Rule({"6.25", "11.31", "6.55"})
  public void judge(Draft draft, Side side) {
    Position position = draft.view();
    int[] unsupplied = new int[pieces.count()];
    int count = 0;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) == side && position.onMap(unit)) {
        boolean supplied = supplied(position, unit);
        draft.set(unit, Marks.SUPPLIED, supplied ? 1 : 0);
        draft.set(unit, State.COMMANDED, commanded(position, unit) ? 1 : 0);
        if (!supplied) {
          unsupplied[count++] = unit;
        }
      }
    }
    draft.say(new SupplyJudged(side, Ints.prefix(unsupplied, count), "11.0"));
  }

  public SovietLines soviet(Position position) {
    return position.derive(SOVIET, p -> new SovietLines(theatre, p));
  }

  public GermanLines german(Position position) {
    return position.derive(GERMAN, p -> new GermanLines(theatre, p));
  }
}
