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
import stavka.operational.supply.Supply;
import stavka.operational.supply.SupplyPhase;
import stavka.panzer.supply.CommandLines;

/** Who is supplied, by a line or by grace, and who is under command, at the instant asked for. */
@Rule({"11.0", "11.33", "11.34"})
public final class GuderianSupply implements Supply {
  private static final Derived<GermanLines> GERMAN = new Derived<>();

  private final GuderianTheatre theatre;
  private final GuderianPieces pieces;
  private final Destination westEdge;
  private final Derived<CommandLines> soviet;

  public GuderianSupply(GuderianTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.westEdge = CommandLines.edge(theatre, "edge-west");
    this.soviet = CommandLines.derived(theatre, CommandLines.edge(theatre, "edge-east"));
  }

  @Override
  @Rule({"11.1", "11.2"})
  public boolean supplies(Position position, int unit, int hex) {
    return pieces.side(unit) == Side.AXIS
        ? german(position).supplies(pieces.kind(unit).gait(), hex)
        : soviet(position).supplies(unit, hex);
  }

  /** A Soviet unit attacks only within the radius of a leader in order. */
  @Override
  @Rule({"10.35", "6.64"})
  public boolean commands(Position position, int unit, int hex) {
    return pieces.side(unit) == Side.AXIS || soviet(position).commandedBy(hex) != 0;
  }

  @Override
  @Rule({"6.25", "11.31", "6.55"})
  public void judge(Draft draft, Side side) {
    SupplyPhase.of(theatre, this, this::noteCommand).judge(draft, side);
  }

  private void noteCommand(Draft draft, Position position, int unit) {
    draft.set(unit, GuderianMarks.COMMANDED, commanded(position, unit) ? 1 : 0);
  }

  public GermanLines german(Position position) {
    return GERMAN.of(position, p -> new GermanLines(theatre, p, westEdge));
  }

  public CommandLines soviet(Position position) {
    return soviet.of(position);
  }
}
