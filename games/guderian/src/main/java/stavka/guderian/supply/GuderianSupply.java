package stavka.guderian.supply;

import stavka.engine.position.Derived;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Destination;
import stavka.engine.value.Side;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.GuderianPieces;
import stavka.guderian.model.GuderianTheatre;
import stavka.panzer.supply.CommandedSupply;

/** Who is supplied and who is under command, at the instant asked for. */
@Rule({"11.0", "11.33"})
public final class GuderianSupply extends CommandedSupply {
  private static final Derived<GermanLines> GERMAN = new Derived<>();

  private final GuderianTheatre theatre;
  private final GuderianPieces pieces;
  private final Destination westEdge;

  public GuderianSupply(GuderianTheatre theatre) {
    super(theatre);
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.westEdge = edge("edge-west");
  }

  @Override
  @Rule({"11.1", "11.2"})
  protected boolean lined(Position position, int unit) {
    return pieces.side(unit) == Side.AXIS
        ? german(position).supplies(pieces.kind(unit).gait(), position.place(unit))
        : sovietLined(position, unit);
  }

  /** Whether a unit may attack: a Soviet one only within the radius of a leader in order. */
  @Override
  @Rule({"10.35", "6.64"})
  public boolean commanded(Position position, int unit) {
    return pieces.side(unit) == Side.AXIS
        || soviet(position).commandedBy(position.place(unit)) != 0;
  }

  @Override
  @Rule("6.55")
  protected void noteCommand(Draft draft, Position position, int unit) {
    draft.set(unit, GuderianMarks.COMMANDED, commanded(position, unit) ? 1 : 0);
  }

  public GermanLines german(Position position) {
    return GERMAN.of(position, p -> new GermanLines(theatre, p, westEdge));
  }
}
