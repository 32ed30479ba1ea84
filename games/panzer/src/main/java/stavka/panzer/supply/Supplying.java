package stavka.panzer.supply;

import stavka.engine.event.SupplyJudged;
import stavka.engine.position.Derived;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Destination;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.panzer.model.Campaign;
import stavka.panzer.model.Counters;
import stavka.panzer.model.Marks;
import stavka.panzer.model.Panzer;

/** Who is supplied and who is under command, at the instant asked for. */
@Rule(in = Panzer.KHARKOV, value = "11.0")
@Rule(
    in = Panzer.GUDERIAN,
    value = {"11.0", "11.33"})
public abstract class Supplying {
  private static final Derived<CommandLines> SOVIET = new Derived<>();

  private final Campaign campaign;
  private final Counters pieces;
  private final Destination eastEdge;

  protected Supplying(Campaign campaign) {
    this.campaign = campaign;
    this.pieces = campaign.pieces();
    this.eastEdge = edge("edge-east");
  }

  /** An edge of the map that lines lead to. */
  protected final Destination edge(String region) {
    return new Destination(
        campaign.ground().grid(), Ints.of(campaign.map().region(region).toArray()));
  }

  /** Whether a unit on the map has a line of supply. */
  protected abstract boolean lined(Position position, int unit);

  /** Whether a unit may attack as far as command has a say. */
  public abstract boolean commanded(Position position, int unit);

  /** Notes on a unit, at the start of a movement phase, who commands it. */
  protected abstract void noteCommand(Draft draft, Position position, int unit);

  /** Whether a unit on the map is supplied now, by a line or by grace. */
  @Rule(
      in = Panzer.KHARKOV,
      value = {"11.42", "6.57", "13.2", "16.0"})
  @Rule(in = Panzer.GUDERIAN, value = "11.34")
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
      in = Panzer.KHARKOV,
      value = {"11.2", "11.21"})
  @Rule(
      in = Panzer.GUDERIAN,
      value = {"11.2", "11.23", "10.31"})
  protected final boolean sovietLined(Position position, int unit) {
    int hex = position.place(unit);
    return pieces.commandBit(unit) != 0
        ? soviet(position).linkedToEast(hex)
        : soviet(position).supplies(hex);
  }

  /** Judges a side's supply at the start of a movement phase and notes it on its units. */
  @Rule(
      in = Panzer.KHARKOV,
      value = {"6.26", "11.41", "10.26", "7.12"})
  @Rule(
      in = Panzer.GUDERIAN,
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
    String rule = campaign.cites().rule("supply-judged");
    draft.say(new SupplyJudged(side, Ints.prefix(unsupplied, count), rule));
  }

  public final CommandLines soviet(Position position) {
    return SOVIET.of(position, p -> new CommandLines(campaign, p, eastEdge));
  }
}
