package stavka.redstar.supply;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import stavka.engine.event.SupplyJudged;
import stavka.engine.hex.HexSet;
import stavka.engine.move.MoveField;
import stavka.engine.play.Stage;
import stavka.engine.position.Derived;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.Casualties;
import stavka.redstar.air.AirSection;
import stavka.redstar.control.Control;
import stavka.redstar.loss.Fate;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Limits;
import stavka.redstar.model.Marks;
import stavka.redstar.model.Nation;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.SupplyState;
import stavka.redstar.model.Theatre;

/** Section 10: who is supplied, and the supply phase. */
@Rule({"10.0", "10.0.2", "10.0.3", "10.0.4", "10.0.5"})
public final class Supply {
  private static final Derived<AxisLines> AXIS = new Derived<>();
  private static final Derived<SovietLines> SOVIET = new Derived<>();

  private static final Derived<Sites> SITES = new Derived<>();

  /** The class of depots, which are put where Germans are supplied. */
  private static final int DEPOTS = -1;

  private final Theatre theatre;
  private final Pieces pieces;
  private final Limits.Lines limits;
  private final Control control;
  private final Fate fate;
  private final LineTables tables;
  private final Attrition attrition;
  private final Routes routes;
  private final SuppliedHexes hexes;
  private final HexSet everywhere;

  public Supply(Theatre theatre, Control control, Casualties toll, Fate fate) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.limits = theatre.charts().limits().supply();
    this.control = control;
    this.fate = fate;
    this.tables = new LineTables(theatre.ground());
    this.attrition = new Attrition(theatre, this, toll);
    this.routes = new Routes(theatre);
    this.hexes = new SuppliedHexes(theatre);
    this.everywhere = HexSet.where(theatre.ground().grid(), hex -> true);
  }

  private AxisLines axis(Position position) {
    return AXIS.of(position, p -> new AxisLines(theatre, tables, control, p));
  }

  private SovietLines soviet(Position position) {
    return SOVIET.of(position, p -> new SovietLines(theatre, tables, control, p));
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

  static boolean near(MoveField field, int hex, int reach) {
    return field.reaches(hex) && field.cost(hex) <= reach;
  }

  @Rule("10.2.4")
  private boolean emergency(Position position, int unit) {
    Nation nation = pieces.nation(unit);
    boolean served =
        nation == Nation.GERMAN || nation == Nation.ITALIAN || nation == Nation.HUNGARIAN;
    return served
        && !pieces.is(unit, Kind.AIR_BASE)
        && axis(position).emergency().reaches(position.place(unit));
  }

  /** Germans under an air fleet, Soviet units beside a factory. */
  @Rule({"10.2.5", "10.4.5", "12.2.4"})
  private boolean lacking(Position position, int unit) {
    int hex = position.place(unit);
    if (pieces.nation(unit) == Nation.GERMAN) {
      return AirSection.covers(theatre, position, hex);
    }
    if (pieces.side(unit) == Side.SOVIET) {
      for (int other = position.top(hex); other != Position.NOBODY; other = position.below(other)) {
        if (pieces.is(other, Kind.FACTORY)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a counter in poor supply is isolated: no line, or one twice as long as it may be. */
  @Rule({"10.5", "10.3.1", "10.3.2", "10.4.2"})
  boolean isolated(Position position, int unit) {
    if (pieces.is(unit, Kind.HQ) || exempt(unit) || !judge(position, unit).poor()) {
      return false;
    }
    int hex = position.place(unit);
    Nation nation = pieces.nation(unit);
    if (pieces.side(unit) == Side.SOVIET) {
      return !soviet(position).lines().reaches(hex);
    }
    if (nation == Nation.FINNISH || nation == Nation.ROMANIAN) {
      return axis(position).capitalLost(nation) || !axis(position).ally(nation).reaches(hex);
    }
    return !axis(position).depots().reaches(hex);
  }

  /** The hexes in which a counter would be supplied, as things are now. */
  @Rule({"3.5.3", "15.2.2"})
  public HexSet supplied(Position position, int unit) {
    if (exempt(unit)) {
      return everywhere;
    }
    Map<Integer, HexSet> known = SITES.of(position, p -> new Sites()).byClass;
    return known.computeIfAbsent(
        hexes.classOf(unit),
        key ->
            pieces.side(unit) == Side.AXIS
                ? hexes.suppliedBy(axis(position), unit)
                : hexes.suppliedBy(soviet(position), unit));
  }

  /** Where each class of units would be supplied, worked out when first asked for. */
  private static final class Sites {
    final Map<Integer, HexSet> byClass = new ConcurrentHashMap<>();
  }

  /** Whether a hex has a rail line of any length to a source of a side. */
  @Rule({"10.1.2", "14.2.2", "14.3", "15.2.3"})
  public boolean railLine(Position position, Side side, int hex) {
    return side == Side.AXIS
        ? axis(position).network().joinsRail(axis(position).rail(), hex)
        : soviet(position).network().joinsRail(soviet(position).rail(), hex);
  }

  /** Whether a hex has a rail line to the capital of Finland or Romania. */
  @Rule("15.2.3")
  public boolean capitalLine(Position position, Nation nation, int hex) {
    AxisLines lines = axis(position);
    return lines.network().joinsRail(lines.capitalRail(nation), hex);
  }

  /** The hexes a depot may be put on: those in which a German unit would be supplied by land. */
  @Rule({"10.2.1", "15.2.2"})
  public HexSet depotSites(Position position) {
    return SITES
        .of(position, p -> new Sites())
        .byClass
        .computeIfAbsent(
            DEPOTS, key -> hexes.within(axis(position).depots(), limits.halves(Side.AXIS)));
  }

  /** Whether a hex has a line of any length to an Axis source. */
  @Rule("18.0.4")
  public boolean axisLine(Position position, int hex) {
    return axis(position).network().joinsLine(axis(position).anyLength(), hex);
  }

  /** The hexes from a unit to what supplies it, both included; none if nothing does. */
  public Ints line(Position position, int unit) {
    int hex = position.place(unit);
    if (exempt(unit) || !suppliedAt(position, unit, hex)) {
      return Ints.EMPTY;
    }
    return pieces.side(unit) == Side.SOVIET
        ? routes.of(soviet(position), unit, hex)
        : routes.of(axis(position), unit, hex);
  }

  /** How lines run without a depot or a headquarters, and would run with it elsewhere. */
  public Coverage coverage(Position position, int relay) {
    Nation nation = pieces.nation(relay);
    if (pieces.is(relay, Kind.DEPOT)) {
      return Coverage.withoutDepot(theatre, axis(position).network(), position, relay, 0);
    }
    if (nation == Nation.SOVIET) {
      SovietLines lines = soviet(position);
      return Coverage.withoutHeadquarters(
          theatre,
          lines.network(),
          position,
          relay,
          lines.network().sources(),
          hex -> headquartersSupplied(position, nation, hex));
    }
    AxisLines lines = axis(position);
    return Coverage.withoutHeadquarters(
        theatre,
        lines.network(),
        position,
        relay,
        lines.homes(nation),
        hex -> headquartersSupplied(position, nation, hex));
  }

  /** The same for a depot of a chain that partisans cannot break, since its links are short. */
  @Rule({"10.1.3", "10.2.2"})
  public Coverage firmCoverage(Position position, int depot) {
    return Coverage.withoutDepot(
        theatre, axis(position).network(), position, depot, AxisLines.SLACK);
  }

  /** Whether a headquarters of a nation would be supplied on a hex. */
  @Rule({"10.3.1", "10.3.2", "10.4.2"})
  public boolean headquartersSupplied(Position position, Nation nation, int hex) {
    if (nation == Nation.SOVIET) {
      return soviet(position).network().joinsRail(soviet(position).rail(), hex);
    }
    AxisLines lines = axis(position);
    return lines.network().joinsRail(lines.allyRail(nation), hex);
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
    Nation nation = pieces.nation(unit);
    boolean soviet = nation == Nation.SOVIET;
    MoveField lines =
        soviet
            ? soviet(position).lines()
            : nation == Nation.FINNISH || nation == Nation.ROMANIAN
                ? axis(position).ally(nation)
                : axis(position).depots();
    int reach = limits.halves(pieces.side(unit));
    return lines.reaches(hex) ? Math.max(0, lines.cost(hex) - reach) : Coverage.NONE;
  }

  /** Step c: both sides' counters get their state; leaders and headquarters without supply go. */
  @Rule({"10.0.4", "2.0", "10.6", "10.6.3", "10.6.4"})
  public void judgeAll(Draft draft) {
    Position position = draft.view();
    for (Side side : Side.values()) {
      Ints poor = Ints.EMPTY;
      for (int unit = 0; unit < pieces.count(); unit++) {
        if (pieces.side(unit) == side && position.onMap(unit)) {
          SupplyState state = judge(position, unit);
          draft.set(unit, Marks.SUPPLY, state.ordinal());
          poor = state == SupplyState.SUPPLIED ? poor : poor.with(unit);
        }
      }
      draft.say(new SupplyJudged(side, poor, "10.0.4"));
    }
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (draft.onMap(unit) && draft.get(unit, Marks.SUPPLY) == SupplyState.NONE.ordinal()) {
        if (pieces.is(unit, Kind.LEADER)) {
          fate.remove(draft, unit, "10.6.3");
        } else if (pieces.is(unit, Kind.HQ)) {
          fate.remove(draft, unit, "10.6.4");
        }
      }
    }
  }

  /** Step d: isolated counters suffer attrition. */
  public void attrition(Draft draft) {
    attrition.test(draft);
  }

  /** Within step c: the Axis withdraws depots or turns them to emergency supply. */
  public Stage depots() {
    return new DepotStage(theatre, fate);
  }

  /** After all else: the Axis withdraws depots that have served. */
  @Rule("10.2.1")
  public Stage lateDepots() {
    return new LateDepotStage(theatre, fate);
  }

  /** The end of the supply phase: emergency depots leave. */
  @Rule("10.2.4")
  public void phaseEnds(Draft draft) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (draft.has(unit, Marks.EMERGENCY)) {
        draft.clear(unit, Marks.EMERGENCY);
        fate.remove(draft, unit, "10.2.4");
      }
    }
  }
}
