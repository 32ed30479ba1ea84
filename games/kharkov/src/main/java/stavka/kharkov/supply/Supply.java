package stavka.kharkov.supply;

import stavka.engine.event.SupplyJudged;
import stavka.engine.play.Side;
import stavka.engine.position.Derived;
import stavka.engine.position.Draft;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;

/** Who is supplied and who is under command, at the instant asked for [10.2, 11.0]. */
@Rule("11.0")
public final class Supply {
  private static final Derived<SovietLines> SOVIET = new Derived<>(SovietLines.class, 1);
  private static final Derived<AxisLines> AXIS = new Derived<>(AxisLines.class, 2);

  private final Theatre theatre;
  private final Pieces pieces;

  public Supply(Theatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
  }

  /**
   * Whether a unit on the map is supplied now. A Soviet headquarters needs only its own supply
   * line.
   */
  @Rule({"11.2", "11.21", "11.3", "11.37", "6.57", "13.2", "16.0", "11.42"})
  public boolean supplied(Position position, int unit) {
    if (position.get(unit, State.GRACE) >= position.turn()) {
      return true;
    }
    int hex = position.place(unit);
    if (pieces.side(unit) == Side.SOVIET) {
      return pieces.kind(unit) == Kind.HQ
          ? soviet(position).linkedToEast(hex)
          : soviet(position).supplies(hex);
    }
    if (pieces.kind(unit) == Kind.ROMANIAN) {
      return axis(position).romanianSupplied(hex);
    }
    return axis(position).supplies(hex);
  }

  /**
   * Whether a unit may attack: Soviet and Romanian units only on a line of communication to an
   * active headquarters.
   */
  @Rule({"9.15", "10.21", "10.11"})
  public boolean commanded(Position position, int unit) {
    if (pieces.isGerman(unit)) {
      return true;
    }
    int hex = position.place(unit);
    return pieces.side(unit) == Side.SOVIET
        ? soviet(position).commandedBy(hex) != 0
        : axis(position).romanianCommanded(hex);
  }

  /** The active Soviet headquarters in whose radius a hex lies, a bit each. */
  @Rule({"7.17", "10.24"})
  public int commandedBy(Position position, int hex) {
    return soviet(position).commandedBy(hex);
  }

  /** Judges a side's supply at the start of its movement phase and notes it on its units. */
  @Rule({"6.26", "11.41", "10.26", "7.12"})
  public void judge(Draft draft, Side side) {
    Position position = draft.view();
    int[] unsupplied = new int[pieces.count()];
    int count = 0;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) != side || !position.onMap(unit)) {
        continue;
      }
      boolean supplied = supplied(position, unit);
      draft.set(unit, State.SUPPLIED, supplied ? 1 : 0);
      if (!supplied) {
        unsupplied[count++] = unit;
      }
      if (side == Side.SOVIET) {
        draft.set(unit, State.COMMANDED, soviet(position).commandedBy(position.place(unit)));
      }
    }
    draft.say(new SupplyJudged(side, Ints.prefix(unsupplied, count), "11.0"));
  }

  /** Whether a hex itself could be supplied as a German unit there would be [17.11]. */
  @Rule("17.11")
  public boolean axisHexSupplied(Position position, int hex) {
    return axis(position).supplies(hex);
  }

  /** Whether a supply line leads from a hex to the east edge [17.12]. */
  @Rule("17.12")
  public boolean linkedToEast(Position position, int hex) {
    return soviet(position).linkedToEast(hex);
  }

  public SovietLines soviet(Position position) {
    return position.derive(SOVIET, p -> new SovietLines(theatre, p));
  }

  public AxisLines axis(Position position) {
    return position.derive(AXIS, p -> new AxisLines(theatre, p));
  }
}
