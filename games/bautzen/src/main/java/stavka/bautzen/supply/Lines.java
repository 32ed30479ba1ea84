package stavka.bautzen.supply;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;
import stavka.bautzen.board.Going;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Gait;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Passage;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** Lines from a side's sources: of supply, and of those who go home. */
@Rule({"7.1", "7.1.1"})
public final class Lines {
  private static final Derived<Trace[]> SUPPLY = new Derived<>();
  private static final Derived<Trace[]> HOME = new Derived<>();
  private static final Map<Gait, Derived<Trace[]>> BREAKING_OUT = breakingOut();

  private final BautzenTheatre theatre;

  public Lines(BautzenTheatre theatre) {
    this.theatre = theatre;
  }

  private static Map<Gait, Derived<Trace[]>> breakingOut() {
    Map<Gait, Derived<Trace[]>> traces = new EnumMap<>(Gait.class);
    for (Gait gait : Gait.values()) {
      traces.put(gait, new Derived<>());
    }
    return traces;
  }

  /** Which hexes have a line of supply, of any length. */
  @Rule({"7.1", "7.1.4"})
  public Trace supply(Position position, Side side) {
    return SUPPLY
        .of(position, p -> both(p, s -> theatre.board(p).closedToLines(s), bridged()))[
        side.ordinal()];
  }

  /** How far each hex is from the nearest source for the beaten: around enemy units, by bridges. */
  @Rule("9.6")
  public Trace home(Position position, Side side) {
    return HOME.of(position, p -> both(p, barred(p), bridged()))[side.ordinal()];
  }

  /** The same for those who break out, over every side that they can cross. */
  @Rule({"4.3", "4.4"})
  public Trace breakOut(Position position, Side side, Gait gait) {
    return BREAKING_OUT.get(gait)
        .of(position, p -> both(p, barred(p), theatre.ground().sides(gait)))[side.ordinal()];
  }

  private Function<Side, byte[]> barred(Position position) {
    return side -> Going.of(theatre, position, side).barred();
  }

  private byte[] bridged() {
    return theatre.ground().lineSides();
  }

  /** Whether a hex is one nearer to a source than another. */
  public static boolean nearer(Trace home, int from, int to) {
    return home.reaches(to) && home.length(to) == home.length(from) - 1;
  }

  private Trace[] both(Position position, Function<Side, byte[]> closed, byte[] sides) {
    Trace[] traces = new Trace[Side.values().length];
    for (Side side : Side.values()) {
      Trace sources = Trace.from(theatre.plan(position).sources(side));
      traces[side.ordinal()] = sources.along(passage(closed.apply(side), sides));
    }
    return traces;
  }

  private Passage passage(byte[] closed, byte[] sides) {
    return new Passage(theatre.grid(), closed, sides);
  }

  /** Where lines of supply no longer than so many hexes lead from a hex. */
  @Rule("7.2.2")
  public Trace from(Position position, Side side, int hex, int limit) {
    byte[] closed = theatre.board(position).closedToLines(side);
    return Trace.from(Ints.of(hex)).along(passage(closed, bridged()), limit);
  }

  /** Whether a unit on the map has a line, or needs none. */
  @Rule({"7.1", "7.1.5"})
  public boolean supplied(Position position, int unit) {
    return !theatre.pieces().fights(unit)
        || theatre.charts().alwaysSupplied().contains(unit)
        || supply(position, theatre.pieces().side(unit)).reaches(position.place(unit));
  }
}
