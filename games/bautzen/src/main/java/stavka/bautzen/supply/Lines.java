package stavka.bautzen.supply;

import stavka.bautzen.board.Going;
import stavka.bautzen.model.BautzenTheatre;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Trace;
import stavka.engine.trace.TraceField;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** Lines from a side's sources: of supply, and of those who go home. */
@Rule({"7.1", "7.1.1"})
public final class Lines {
  private static final Derived<TraceField[]> SUPPLY = new Derived<>();
  private static final Derived<TraceField[]> HOME = new Derived<>();

  private final BautzenTheatre theatre;

  public Lines(BautzenTheatre theatre) {
    this.theatre = theatre;
  }

  /** Which hexes have a line of supply, of any length. */
  @Rule({"7.1", "7.1.4"})
  public TraceField supply(Position position, Side side) {
    return SUPPLY
        .of(position, p -> both(s -> spread(p, s, theatre.boards().of(p).closedToLines(s))))[
        side.ordinal()];
  }

  /** How far each hex is from the nearest source, around enemy units. */
  @Rule({"4.3", "9.6"})
  public TraceField home(Position position, Side side) {
    return HOME.of(position, p -> both(s -> spread(p, s, Going.of(theatre, p, s).barred())))[
        side.ordinal()];
  }

  /** Something of each side. */
  private interface OfSide {
    TraceField of(Side side);
  }

  private static TraceField[] both(OfSide field) {
    TraceField[] fields = new TraceField[Side.values().length];
    for (Side side : Side.values()) {
      fields[side.ordinal()] = field.of(side);
    }
    return fields;
  }

  /** Whether a hex is one nearer to a source than another. */
  public static boolean nearer(TraceField home, int from, int to) {
    return home.reaches(to) && home.length(to) == home.length(from) - 1;
  }

  private TraceField spread(Position position, Side side, byte[] closed) {
    return TraceField.spread(
        theatre.grid(),
        theatre.plan(position).sources(side),
        closed,
        theatre.ground().lineSides(),
        Trace.ANY_LENGTH);
  }

  /** Where lines of supply no longer than so many hexes lead from a hex. */
  @Rule("7.2.2")
  public TraceField from(Position position, Side side, int hex, int limit) {
    return TraceField.spread(
        theatre.grid(),
        Ints.of(hex),
        theatre.boards().of(position).closedToLines(side),
        theatre.ground().lineSides(),
        limit);
  }

  /** Whether a unit on the map has a line, or needs none. */
  @Rule({"7.1", "7.1.5"})
  public boolean supplied(Position position, int unit) {
    return !theatre.pieces().fights(unit)
        || theatre.charts().alwaysSupplied().contains(unit)
        || supply(position, theatre.pieces().side(unit)).reaches(position.place(unit));
  }
}
