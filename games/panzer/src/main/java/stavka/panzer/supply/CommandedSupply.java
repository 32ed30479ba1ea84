package stavka.panzer.supply;

import stavka.engine.event.SupplyJudged;
import stavka.engine.position.Derived;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Destination;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Books;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;
import stavka.operational.supply.Supply;

/** Supply by lines, on one side through headquarters or leaders who have one themselves. */
@Rule(in = Books.KHARKOV, value = "11.0")
@Rule(
    in = Books.GUDERIAN,
    value = {"11.0", "11.33"})
public abstract class CommandedSupply implements Supply {
  private static final Derived<CommandLines> SOVIET = new Derived<>();

  private final Theatre theatre;
  private final Pieces pieces;
  private final Destination eastEdge;

  protected CommandedSupply(Theatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.eastEdge = edge("edge-east");
  }

  /** An edge of the map that lines lead to. */
  protected final Destination edge(String region) {
    return new Destination(
        theatre.ground().grid(), Ints.of(theatre.map().region(region).toArray()));
  }

  /** Whether a unit on the map has a line of supply. */
  protected abstract boolean lined(Position position, int unit);

  /** Notes on a unit, at the start of a movement phase, who commands it. */
  protected abstract void noteCommand(Draft draft, Position position, int unit);

  /** Whether a unit on the map is supplied now, by a line or by grace. */
  @Override
  @Rule(
      in = Books.KHARKOV,
      value = {"11.42", "6.57", "13.2", "16.0"})
  @Rule(in = Books.GUDERIAN, value = "11.34")
  public final boolean supplied(Position position, int unit) {
    return graced(position, unit) || lined(position, unit);
  }

  /** Whether a unit counts as supplied whatever its line. */
  public final boolean graced(Position position, int unit) {
    return position.get(unit, Marks.GRACE) >= position.turn();
  }

  /**
   * A headquarters or leader needs only a line of his own; other units are supplied through one.
   */
  @Rule(
      in = Books.KHARKOV,
      value = {"11.2", "11.21"})
  @Rule(
      in = Books.GUDERIAN,
      value = {"11.2", "11.23", "10.31"})
  protected final boolean sovietLined(Position position, int unit) {
    int hex = position.place(unit);
    return pieces.commandBit(unit) != 0
        ? soviet(position).linkedToEast(hex)
        : soviet(position).supplies(hex);
  }

  /** Judges a side's supply at the start of a movement phase and notes it on its units. */
  @Override
  @Rule(
      in = Books.KHARKOV,
      value = {"6.26", "11.41", "10.26", "7.12"})
  @Rule(
      in = Books.GUDERIAN,
      value = {"6.25", "11.31", "6.55"})
  public final void judge(Draft draft, Side side) {
    Position position = draft.view();
    int[] unsupplied = new int[pieces.count()];
    int count = 0;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) == side && position.onMap(unit)) {
        boolean supplied = supplied(position, unit);
        draft.set(unit, Marks.SUPPLIED, supplied ? 1 : 0);
        noteCommand(draft, position, unit);
        if (!supplied) {
          unsupplied[count++] = unit;
        }
      }
    }
    String rule = theatre.cites().rule("supply-judged");
    draft.say(new SupplyJudged(side, Ints.prefix(unsupplied, count), rule));
  }

  public final CommandLines soviet(Position position) {
    return SOVIET.of(position, p -> new CommandLines(theatre, p, eastEdge));
  }
}
