package stavka.redstar.supply;

import stavka.engine.hex.HexSet;
import stavka.engine.order.Order;
import stavka.engine.play.Stage;
import stavka.engine.position.Derived;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;
import stavka.operational.combat.Casualties;
import stavka.operational.supply.SupplyPhase;
import stavka.redstar.air.AirSection;
import stavka.redstar.control.Control;
import stavka.redstar.loss.Fate;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Limits;
import stavka.redstar.model.Nation;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.SupplyState;
import stavka.redstar.supply.SideLines.NationLines;

/** Section 10: who is supplied, and the supply phase. */
@Rule({"10.0", "10.0.2", "10.0.3", "10.0.4", "10.0.5"})
public final class Supply {
  /** Use a depot up as a source of emergency supply [10.2.4]. */
  public record Relief(@Unit int depot) implements Order {}

  /** Take a depot off the map, to come back later [10.2.1]. */
  public record Withdraw(@Unit int depot) implements Order {}

  /** What partisans may add to a line along rails, in halves. */
  private static final int SLACK = 2;

  private static final Derived<SideLines> AXIS = new Derived<>();
  private static final Derived<SideLines> SOVIET = new Derived<>();

  private final RedStarTheatre theatre;
  private final RedStarPieces pieces;
  private final Limits.Lines limits;
  private final Control control;
  private final Fate fate;
  private final LineTables tables;
  private final Attrition attrition;
  private final HexSet everywhere;

  public Supply(RedStarTheatre theatre, Control control, Casualties toll, Fate fate) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.limits = theatre.charts().limits().supply();
    this.control = control;
    this.fate = fate;
    this.tables = new LineTables(theatre.ground());
    this.attrition = new Attrition(theatre, this, toll);
    this.everywhere = HexSet.where(theatre.ground().grid(), hex -> true);
  }

  private SideLines lines(Position position, Side side) {
    return (side == Side.AXIS ? AXIS : SOVIET)
        .of(position, p -> new SideLines(theatre, tables, control, p, side));
  }

  private SideLines lines(Position position, int unit) {
    return lines(position, pieces.side(unit));
  }

  /** The lines of a unit's nation. */
  private NationLines own(Position position, int unit) {
    return lines(position, unit).of(pieces.nation(unit));
  }

  /** Whether a counter needs no line: depots, assets, partisans and air fleets. */
  @Rule({"10.0.6", "10.2.1", "10.4.1", "10.9.3", "11.1.9", "14.1.2"})
  private boolean exempt(int unit) {
    Kind kind = pieces.kind(unit);
    return kind.shadow() || kind.asset() || kind == Kind.DEPOT;
  }

  /** How a counter would be judged where it stands, as things are now. */
  public SupplyState judge(Position position, int unit) {
    if (exempt(unit) || !position.onMap(unit) || suppliedAt(position, unit, position.place(unit))) {
      return SupplyState.SUPPLIED;
    }
    if (emergency(position, unit)) {
      return SupplyState.EMERGENCY;
    }
    return lacking(position, unit) ? SupplyState.LACK : SupplyState.NONE;
  }

  private boolean suppliedAt(Position position, int unit, int hex) {
    return supplied(position, unit).has(hex);
  }

  @Rule("10.2.4")
  private boolean emergency(Position position, int unit) {
    return pieces.nation(unit).servedByDepots()
        && !pieces.is(unit, Kind.AIR_BASE)
        && lines(position, unit).emergency.reaches(position.place(unit));
  }

  /** Germans under an air fleet, Soviet units beside a factory. */
  @Rule({"10.2.5", "10.4.5", "12.2.4"})
  private boolean lacking(Position position, int unit) {
    int hex = position.place(unit);
    return pieces.nation(unit) == Nation.GERMAN
        ? AirSection.covers(theatre, position, hex)
        : pieces.side(unit) == Side.SOVIET
            && position.stack(hex).any(other -> pieces.is(other, Kind.FACTORY));
  }

  /** Whether a counter in poor supply is isolated: no line, or one twice as long as it may be. */
  @Rule({"10.5", "10.3.1", "10.3.2", "10.4.2"})
  boolean isolated(Position position, int unit) {
    if (pieces.is(unit, Kind.HQ) || exempt(unit) || !judge(position, unit).poor()) {
      return false;
    }
    NationLines lines = own(position, unit);
    return lines.lost() || !lines.land().reaches(position.place(unit));
  }

  /** The hexes in which a counter would be supplied, as things are now. */
  @Rule({"3.5.3", "15.2.2"})
  public HexSet supplied(Position position, int unit) {
    return exempt(unit) ? everywhere : lines(position, unit).supplied(unit);
  }

  /** Whether a hex has a rail line of any length to a source of a side. */
  @Rule({"10.1.2", "14.2.2", "14.3", "15.2.3"})
  public boolean railLine(Position position, Side side, int hex) {
    SideLines lines = lines(position, side);
    return lines.network.joinsRail(lines.rail, hex);
  }

  /** Whether a hex has a rail line to the capital of Finland or Romania. */
  @Rule("15.2.3")
  public boolean capitalLine(Position position, Nation nation, int hex) {
    SideLines lines = lines(position, Side.AXIS);
    return lines.network.joinsRail(lines.of(nation).capital(), hex);
  }

  /** The hexes a depot may be put on: those in which a German unit would be supplied by land. */
  @Rule({"10.2.1", "15.2.2"})
  public HexSet depotSites(Position position) {
    return lines(position, Side.AXIS).byLand(Nation.GERMAN);
  }

  /** Whether a hex has a line of any length to an Axis source. */
  @Rule("18.0.4")
  public boolean axisLine(Position position, int hex) {
    return lines(position, Side.AXIS).any.joins(hex);
  }

  /** The hexes from a unit to what supplies it, both included; none if nothing does. */
  public Ints line(Position position, int unit) {
    int hex = position.place(unit);
    if (exempt(unit) || !suppliedAt(position, unit, hex)) {
      return Ints.EMPTY;
    }
    NationLines lines = own(position, unit);
    if (lines.led() && pieces.is(unit, Kind.HQ)) {
      return Network.chain(lines.rail(), hex);
    }
    boolean byLand = lines.land().reaches(hex, limits.halves(pieces.side(unit)));
    return Network.chain(byLand ? lines.land() : lines.ports(), hex);
  }

  /** How lines run without a depot or a headquarters, and would run with it elsewhere. */
  public Coverage coverage(Position position, int relay) {
    Side side = pieces.side(relay);
    SideLines lines = lines(position, side);
    return pieces.is(relay, Kind.DEPOT)
        ? Coverage.withoutDepot(lines, limits.longest(side), relay, 0)
        : Coverage.withoutHeadquarters(lines, limits.longest(side), pieces.nation(relay), relay);
  }

  /** The same for a depot of a chain that partisans cannot break, since its links are short. */
  @Rule({"10.1.3", "10.2.2"})
  public Coverage firmCoverage(Position position, int depot) {
    return Coverage.withoutDepot(
        lines(position, Side.AXIS), limits.longest(Side.AXIS), depot, SLACK);
  }

  /** Whether a headquarters of a nation would be supplied on a hex. */
  @Rule({"10.3.1", "10.3.2", "10.4.2"})
  public boolean headquartersSupplied(Position position, Nation nation, int hex) {
    SideLines lines = lines(position, nation == Nation.SOVIET ? Side.SOVIET : Side.AXIS);
    return lines.network.joinsRail(lines.of(nation).rail(), hex);
  }

  /**
   * The length of the line a unit would have from a hex, in halves of those it may have at most: up
   * to 0 it is supplied. Ports make it so at once.
   */
  public int excess(Position position, int unit, int hex) {
    if (exempt(unit) || suppliedAt(position, unit, hex)) {
      return 0;
    }
    if (pieces.is(unit, Kind.HQ)) {
      return Coverage.NONE;
    }
    int length = own(position, unit).land().length(hex);
    return length == Coverage.NONE
        ? length
        : Math.max(0, length - limits.halves(pieces.side(unit)));
  }

  /** Step c: both sides' counters get their state; leaders and headquarters without supply go. */
  @Rule({"10.0.4", "2.0", "10.6", "10.6.3", "10.6.4"})
  public void judgeAll(Draft draft) {
    new SupplyPhase(
            pieces.roster(),
            RedStarMarks.SUPPLY,
            SupplyState.SUPPLIED.ordinal(),
            (position, unit) -> judge(position, unit).ordinal(),
            SupplyPhase.NO_MORE,
            "10.0.4")
        .judge(draft, Side.values());
    for (int unit : pieces.all().filter(draft::onMap)) {
      boolean none = draft.get(unit, RedStarMarks.SUPPLY) == SupplyState.NONE.ordinal();
      if (none && (pieces.is(unit, Kind.LEADER) || pieces.is(unit, Kind.HQ))) {
        fate.remove(draft, unit, pieces.is(unit, Kind.LEADER) ? "10.6.3" : "10.6.4");
      }
    }
  }

  /** Step d: isolated counters suffer attrition. */
  public void attrition(Draft draft) {
    attrition.test(draft);
  }

  /** Within step c: the Axis withdraws depots or turns them to emergency supply. */
  public Stage depots() {
    return new DepotStage(pieces, fate, false);
  }

  /** After all else: the Axis withdraws depots that have served. */
  @Rule("10.2.1")
  public Stage lateDepots() {
    return new DepotStage(pieces, fate, true);
  }

  /** The end of the supply phase: emergency depots leave. */
  @Rule("10.2.4")
  public void phaseEnds(Draft draft) {
    for (int depot : pieces.of(Kind.DEPOT)) {
      if (draft.has(depot, RedStarMarks.EMERGENCY)) {
        draft.clear(depot, RedStarMarks.EMERGENCY);
        fate.remove(draft, depot, "10.2.4");
      }
    }
  }
}
