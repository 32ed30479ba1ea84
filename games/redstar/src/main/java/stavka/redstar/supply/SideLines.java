package stavka.redstar.supply;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.redstar.control.Control;
import stavka.redstar.model.Charts;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Limits;
import stavka.redstar.model.Nation;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;

/** The supply lines of a side in a position. */
@Rule({"10.2", "10.3", "10.4"})
final class SideLines {
  /**
   * What supplies the units of a nation in a position. Lines by land are followed as far as they
   * leave a unit short of isolation, further than they supply it.
   *
   * @param rail rail lines from the sources and from the nation's capital
   * @param capital rail lines from the capital alone
   * @param land lines from the sources and from what relays them
   * @param ports lines from ports
   * @param led whether headquarters relay them, which are themselves supplied by rail
   * @param lost whether the capital is in enemy hands, which isolates all of the nation's units
   */
  record NationLines(
      Trace rail, Trace capital, Trace land, Trace ports, boolean led, boolean lost) {}

  private static final Trace NOTHING = Trace.from(Ints.EMPTY);

  private final RedStarTheatre theatre;
  private final RedStarPieces pieces;
  private final Limits.Lines limits;
  private final Control control;
  private final Position position;
  private final Side side;
  final Network network;
  final Ints sources;

  /** Rail lines from the permanent sources. */
  final Trace rail;

  /** Lines of any length from the permanent sources. */
  final Trace any;

  /** Lines from depots turned to emergency supply. */
  final Trace emergency;

  private final Map<Nation, NationLines> nations = new EnumMap<>(Nation.class);

  /** Where units of each class are supplied, worked out when first asked for. */
  private final Map<Integer, HexSet> supplied = new ConcurrentHashMap<>();

  SideLines(
      RedStarTheatre theatre, LineTables tables, Control control, Position position, Side side) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.limits = theatre.charts().limits().supply();
    this.control = control;
    this.position = position;
    this.side = side;
    this.network = new Network(theatre, tables, position, side);
    this.sources = network.sources();
    this.rail = network.rail(Trace.from(sources));
    this.any = network.anyLength(Trace.from(sources));
    this.emergency = emergencyLines();
    Trace ports = network.within(Trace.from(this::ports), limits.portHalves());
    if (side == Side.SOVIET) {
      nations.put(
          Nation.SOVIET,
          new NationLines(
              rail, NOTHING, led(rail, Nation.SOVIET, Position.NOBODY), ports, true, false));
      return;
    }
    Trace depots = depotLines();
    nations.put(Nation.GERMAN, new NationLines(rail, NOTHING, depots, ports, false, false));
    NationLines others = new NationLines(rail, NOTHING, depots, NOTHING, false, false);
    nations.put(Nation.ITALIAN, others);
    nations.put(Nation.HUNGARIAN, others);
    nations.put(Nation.FINNISH, allied(Nation.FINNISH, "helsinki"));
    nations.put(Nation.ROMANIAN, allied(Nation.ROMANIAN, "bucharest"));
  }

  NationLines of(Nation nation) {
    return Objects.requireNonNull(nations.get(nation));
  }

  @Rule("10.2.4")
  private Trace emergencyLines() {
    return network.within(
        Trace.from(() -> standing(Kind.DEPOT, unit -> position.has(unit, RedStarMarks.EMERGENCY))),
        limits.halves(Side.AXIS));
  }

  /** The hexes of some counters of a kind on the map. */
  private Ints standing(Kind kind, IntPredicate which) {
    return Ints.of(
        pieces.onMap(position, kind).stream().filter(which).map(position::place).toArray());
  }

  /** The hexes of depots that are not turned to emergency supply, but for one. */
  Ints depots(int except) {
    return standing(
        Kind.DEPOT, unit -> unit != except && !position.has(unit, RedStarMarks.EMERGENCY));
  }

  /** Lines from the sources and from every depot chained to one. */
  @Rule({"10.2.1", "10.2.2"})
  private Trace depotLines() {
    return network.within(
        network.chained(
            Trace.from(sources), () -> depots(Position.NOBODY), limits.halves(Side.AXIS)),
        limits.longest(Side.AXIS));
  }

  /** The hexes of a nation's headquarters that lie by a railway, but for one. */
  Ints headquarters(Nation nation, int except) {
    return standing(Kind.HQ, unit -> unit != except && pieces.nation(unit) == nation)
        .filter(theatre.ground()::rail);
  }

  /** Lines from homes and from the headquarters that a rail line joins to one. */
  @Rule({"10.3.1", "10.3.2", "10.4.2", "10.4.3"})
  Trace led(Trace rail, Nation nation, int except) {
    return network.within(rail.keeping(() -> headquarters(nation, except)), limits.longest(side));
  }

  /** Finns and Romanians are supplied from their capital too, and not at all if it is lost. */
  @Rule({"10.3.1", "10.3.2", "15.2.3"})
  private NationLines allied(Nation nation, String capital) {
    int hex = network.hexOf(capital);
    int place = hex == HexGrid.NONE ? -1 : control.placeAt(hex);
    boolean lost = place >= 0 && control.holder(position, place) == Side.SOVIET;
    Ints own = hex == HexGrid.NONE || lost ? Ints.EMPTY : Ints.of(hex);
    Trace homes = network.rail(Trace.from(sources.plus(own)));
    return new NationLines(
        homes,
        network.rail(Trace.from(own)),
        led(homes, nation, Position.NOBODY),
        NOTHING,
        true,
        lost);
  }

  /**
   * Black Sea ports, while ships sail: for the Axis while Odessa and Sevastopol are held and joined
   * by rail, for the Soviet side while Novorossiysk or Tuapse is.
   */
  @Rule({"10.2.3", "10.4.4", "9.0.1"})
  private Ints ports() {
    boolean sailing =
        side == Side.AXIS
            ? joined("odessa") && joined("sevastopol")
            : joined("novorossiysk") || joined("tuapse");
    Ints hexes = Ints.EMPTY;
    for (int place = 0; sailing && place < theatre.charts().places().size(); place++) {
      Charts.Place port = theatre.charts().places().get(place);
      if (port.port() == Charts.Port.BLACK_SEA
          && control.holder(position, place) == side
          && !outOfReach(port)) {
        hexes = hexes.with(port.hex());
      }
    }
    return hexes;
  }

  /** How long a line may be, in halves of a hex. */
  int reach() {
    return limits.halves(side);
  }

  /** Where a nation's units would be supplied by land alone. */
  HexSet byLand(Nation nation) {
    return of(nation).land().upTo(position.grid(), reach());
  }

  /**
   * The hexes in which a counter would be supplied: headquarters by rail, others by land and ports,
   * but for air bases and leaders. Those of one nation, and of kinds with rules apart, are the
   * same.
   */
  @Rule({"10.0.5", "10.2.2", "10.2.3", "10.3.1", "10.3.2", "10.4.2", "10.4.3", "10.4.4"})
  HexSet supplied(int unit) {
    Nation nation = pieces.nation(unit);
    NationLines lines = of(nation);
    boolean byRail = lines.led() && pieces.is(unit, Kind.HQ);
    boolean byPort = !pieces.is(unit, Kind.AIR_BASE) && !pieces.is(unit, Kind.LEADER);
    return supplied.computeIfAbsent(
        nation.ordinal() * 4 + (byRail ? 2 : 0) + (byPort ? 1 : 0),
        key -> {
          if (byRail) {
            return HexSet.where(position.grid(), hex -> network.joinsRail(lines.rail(), hex));
          }
          if (lines.lost()) {
            return HexSet.none(position.grid());
          }
          return byPort
              ? byLand(nation).or(lines.ports().upTo(position.grid(), reach()))
              : byLand(nation);
        });
  }

  private boolean joined(String id) {
    int place = theatre.charts().place(id);
    return place >= 0
        && control.holder(position, place) == side
        && network.joinsRail(rail, theatre.charts().places().get(place).hex());
  }

  /** Soviet ships do not come to Odessa once the Axis has Sevastopol. */
  @Rule("10.4.4")
  private boolean outOfReach(Charts.Place port) {
    return side == Side.SOVIET
        && port.id().equals("odessa")
        && theatre.charts().place("sevastopol") >= 0
        && control.holder(position, "sevastopol") == Side.AXIS;
  }
}
