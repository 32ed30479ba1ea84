package stavka.rostov.air;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Draft;
import stavka.engine.position.HexLayer;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.AirChart;
import stavka.rostov.model.Box;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Sides;

/**
 * Air units: what they fly, and over which hex. One that flies stays in the Ready box, so that the
 * box does not tell who is in the air.
 */
@Rule({"17.11", "17.12", "17.13", "17.25", "17.26"})
public final class Squadrons {
  private static final String DUMMY = "dummy";

  private final RostovPieces pieces;
  private final Sides<Ints> all;
  private final int[] entries;
  private final AirChart.@Nullable Machine[] machines;

  public Squadrons(RostovTheatre theatre) {
    this.pieces = theatre.pieces();
    this.entries = new int[pieces.count()];
    this.machines = new AirChart.Machine[pieces.count()];
    this.all = new Sides<>(number(Side.AXIS), number(Side.SOVIET));
    for (int unit : all.axis().plus(all.soviet())) {
      AirChart.Machine machine = theatre.charts().air().machines().get(pieces.machine(unit));
      if (machine == null && !dummy(unit)) {
        throw new IllegalArgumentException("no chart has the type " + pieces.machine(unit));
      }
      machines[unit] = machine;
    }
  }

  /** The air units of a side, each with its entry in the ledger. */
  private Ints number(Side side) {
    Ints units = Ints.EMPTY;
    int entry = 0;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.kind(unit) == Kind.AIR) {
        entries[unit] = RostovLedger.FLIGHTS + entry;
        entry++;
        units = pieces.side(unit) == side ? units.with(unit) : units;
      }
    }
    if (entry > RostovLedger.MOST_FLIGHTS) {
      throw new IllegalArgumentException(
          entry + " air units are more than " + RostovLedger.MOST_FLIGHTS);
    }
    return units;
  }

  public Ints of(Side side) {
    return all.of(side);
  }

  public boolean is(int unit) {
    return unit >= 0 && unit < pieces.count() && pieces.kind(unit) == Kind.AIR;
  }

  public Side side(int unit) {
    return pieces.side(unit);
  }

  @Rule("17.11")
  public boolean dummy(int unit) {
    return pieces.machine(unit).equals(DUMMY);
  }

  @Rule("17.11")
  public boolean fighter(int unit) {
    AirChart.Machine machine = machines[unit];
    return machine != null && machine.fighter();
  }

  /** Its rating in the air. */
  public int combat(int unit) {
    AirChart.Machine machine = machines[unit];
    return machine == null ? 0 : machine.combat();
  }

  /** What it gives to the mission it flies. */
  public int value(int unit, boolean support) {
    AirChart.Machine machine = machines[unit];
    if (machine == null) {
      return 0;
    }
    return support ? machine.support() : machine.interdiction();
  }

  /** Whether it flies to any hex whatever its distance; dummies of the Axis do, no Soviet ones. */
  @Rule("17.22")
  public boolean unlimited(int unit) {
    AirChart.Machine machine = machines[unit];
    return machine == null ? side(unit) == Side.AXIS : machine.unlimited();
  }

  /** The type it flies. */
  public String machine(int unit) {
    return pieces.machine(unit);
  }

  /** The hex a unit flies over, or -1. */
  public int over(Position position, int unit) {
    return position.ledger(entries[unit]) - 1;
  }

  /** A side's units over a hex. */
  public Ints over(Position position, Side side, int hex) {
    return all.of(side).filter(unit -> over(position, unit) == hex);
  }

  /** Whether a unit can be sent: it is ready and does not fly yet. */
  @Rule("17.13")
  public boolean idle(Position position, int unit) {
    return position.inBox(unit, Box.READY) && over(position, unit) < 0;
  }

  public Ints idle(Position position, Side side) {
    return all.of(side).filter(unit -> idle(position, unit));
  }

  /** Sends a unit over a hex, face down. */
  @Rule({"17.21", "17.25"})
  void send(Draft draft, int unit, int hex) {
    draft.enter(entries[unit], hex + 1);
    HexLayer layer = RostovLayers.mission(side(unit));
    draft.put(hex, layer, draft.at(hex, layer) + 1);
  }

  /** A unit does not fly any more; it stays in its box. */
  void recall(Draft draft, int unit) {
    int hex = over(draft.view(), unit);
    draft.enter(entries[unit], 0);
    HexLayer layer = RostovLayers.mission(side(unit));
    draft.put(hex, layer, draft.at(hex, layer) - 1);
  }

  /** A unit's mission is over, and it goes to a box. */
  @Rule({"17.26", "17.33", "17.43"})
  void home(Draft draft, int unit, int box) {
    recall(draft, unit);
    draft.moveToBox(unit, box);
  }

  /** Deals missions anew: nobody of a side flies but some, and as many over each hex as before. */
  void deal(Draft draft, int unit, int hex) {
    draft.enter(entries[unit], hex + 1);
  }
}
