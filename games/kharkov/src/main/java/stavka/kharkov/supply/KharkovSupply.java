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
import stavka.operational.supply.Supply;
import stavka.operational.supply.SupplyPhase;
import stavka.panzer.supply.CommandLines;

/**
 * Who is supplied, by a line or by grace, and who is under command, at the instant asked for [10.2,
 * 11.0].
 */
@Rule({"11.0", "11.42", "6.57", "13.2", "16.0"})
public final class KharkovSupply implements Supply {
  private final KharkovTheatre theatre;
  private final KharkovPieces pieces;
  private final Derived<AxisLines> axis;
  private final Derived<CommandLines> soviet;

  public KharkovSupply(KharkovTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.axis = new Derived<>((position, last) -> AxisLines.of(theatre, position, last));
    this.soviet = CommandLines.derived(theatre, CommandLines.edge(theatre, "edge-east"));
  }

  @Override
  @Rule({"11.2", "11.21", "11.3", "11.37"})
  public boolean supplies(Position position, int unit, int hex) {
    if (pieces.side(unit) == Side.SOVIET) {
      return soviet(position).supplies(unit, hex);
    }
    return pieces.kind(unit) == Kind.ROMANIAN
        ? axis(position).romanianSupplied(hex)
        : axis(position).supplies(hex);
  }

  /** Soviet and Romanian units attack only on a line of communication to an active headquarters. */
  @Override
  @Rule({"9.15", "10.21", "10.11"})
  public boolean commands(Position position, int unit, int hex) {
    if (pieces.isGerman(unit)) {
      return true;
    }
    return pieces.side(unit) == Side.SOVIET
        ? commandedBy(position, hex) != 0
        : axis(position).romanianCommanded(hex);
  }

  /** The active Soviet headquarters in whose radius a hex lies, a bit each. */
  @Rule({"7.17", "10.24"})
  public int commandedBy(Position position, int hex) {
    return soviet(position).commandedBy(hex);
  }

  @Override
  @Rule({"6.26", "11.41", "10.26", "7.12", "7.17"})
  public void judge(Draft draft, Side side) {
    SupplyPhase.of(theatre, this, this::noteCommand).judge(draft, side);
  }

  private void noteCommand(Draft draft, Position position, int unit) {
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
    return axis.of(position);
  }

  public CommandLines soviet(Position position) {
    return soviet.of(position);
  }
}
