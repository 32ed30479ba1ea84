package stavka.kharkov.supply;

import stavka.engine.position.Derived;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.panzer.supply.CommandedSupply;

/** Who is supplied and who is under command, at the instant asked for [10.2, 11.0]. */
@Rule("11.0")
public final class KharkovSupply extends CommandedSupply {
  private static final Derived<AxisLines> AXIS = new Derived<>();

  private final KharkovTheatre theatre;
  private final KharkovPieces pieces;

  public KharkovSupply(KharkovTheatre theatre) {
    super(theatre);
    this.theatre = theatre;
    this.pieces = theatre.pieces();
  }

  @Override
  @Rule({"11.2", "11.21", "11.3", "11.37"})
  protected boolean lined(Position position, int unit) {
    if (pieces.side(unit) == Side.SOVIET) {
      return sovietLined(position, unit);
    }
    int hex = position.place(unit);
    return pieces.kind(unit) == Kind.ROMANIAN
        ? axis(position).romanianSupplied(hex)
        : axis(position).supplies(hex);
  }

  /**
   * Whether a unit may attack: Soviet and Romanian units only on a line of communication to an
   * active headquarters.
   */
  @Override
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

  @Override
  @Rule({"10.26", "7.12", "7.17"})
  protected void noteCommand(Draft draft, Position position, int unit) {
    if (pieces.side(unit) == Side.SOVIET) {
      draft.set(unit, KharkovMarks.COMMANDED, commandedBy(position, position.place(unit)));
    }
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

  public AxisLines axis(Position position) {
    return AXIS.of(position, p -> new AxisLines(theatre, p));
  }
}
