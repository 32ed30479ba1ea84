package stavka.redstar.supply;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.MoveField;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.TraceField;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.redstar.control.Control;
import stavka.redstar.model.Charts;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Limits;
import stavka.redstar.model.Marks;
import stavka.redstar.model.Nation;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/** The supply lines of the Axis in a position. */
@Rule({"10.2", "10.3"})
final class AxisLines {
  /** What partisans may add to a line along rails, in halves. */
  static final int SLACK = 2;

  private final Theatre theatre;
  private final Pieces pieces;
  private final Limits.Lines limits;
  private final Control control;
  private final Position position;
  private final Network network;
  private final Ints sources;
  private @Nullable TraceField rail;
  private @Nullable TraceField any;
  private @Nullable MoveField depots;
  private @Nullable MoveField ports;
  private @Nullable MoveField emergency;
  private final Map<Nation, MoveField> allies = new ConcurrentHashMap<>();
  private final Map<Nation, TraceField> allyRails = new ConcurrentHashMap<>();
  private final Map<Nation, TraceField> capitalRails = new ConcurrentHashMap<>();

  AxisLines(Theatre theatre, LineTables tables, Control control, Position position) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.limits = theatre.charts().limits().supply();
    this.control = control;
    this.position = position;
    this.network = new Network(theatre, tables, position, Side.AXIS);
    this.sources = network.sources();
  }

  Network network() {
    return network;
  }

  /** Rail lines from the permanent sources. */
  TraceField rail() {
    TraceField field = rail;
    if (field == null) {
      field = network.rail(sources);
      rail = field;
    }
    return field;
  }

  /** Lines of any length from the permanent sources. */
  TraceField anyLength() {
    TraceField field = any;
    if (field == null) {
      field = network.anyLength(sources);
      any = field;
    }
    return field;
  }

  /** Lines from the sources and from every depot chained to one. */
  @Rule({"10.2.1", "10.2.2", "10.1.1"})
  MoveField depots() {
    MoveField field = depots;
    if (field == null) {
      Ints from = sources;
      Ints unchained = stocks(0);
      boolean grown = true;
      while (grown) {
        grown = false;
        MoveField reach = network.within(from, limits.halves(Side.AXIS));
        for (int i = 0; i < unchained.size(); i++) {
          int hex = unchained.get(i);
          if (reach.reaches(hex) && !from.contains(hex)) {
            from = from.with(hex);
            grown = true;
          }
        }
      }
      field = network.within(from, limits.longest(Side.AXIS));
      depots = field;
    }
    return field;
  }

  /** The hexes of depots, those turned to emergency supply or the others. */
  private Ints stocks(int turned) {
    Ints hexes = Ints.EMPTY;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.is(unit, Kind.DEPOT)
          && position.onMap(unit)
          && position.get(unit, Marks.EMERGENCY) == turned) {
        hexes = hexes.with(position.place(unit));
      }
    }
    return hexes;
  }

  /** Lines from depots turned to emergency supply. */
  @Rule("10.2.4")
  MoveField emergency() {
    MoveField field = emergency;
    if (field == null) {
      field = network.within(stocks(1), limits.halves(Side.AXIS));
      emergency = field;
    }
    return field;
  }

  /** Lines from Black Sea ports, while Odessa and Sevastopol are held and joined by rail. */
  @Rule({"10.2.3", "9.0.1"})
  MoveField ports() {
    MoveField field = ports;
    if (field == null) {
      field = network.within(shipped() ? ownPorts() : Ints.EMPTY, limits.portHalves());
      ports = field;
    }
    return field;
  }

  private boolean shipped() {
    return joined("odessa") && joined("sevastopol");
  }

  private boolean joined(String id) {
    int place = theatre.charts().place(id);
    return place >= 0
        && control.holder(position, place) == Side.AXIS
        && network.joinsRail(rail(), theatre.charts().places().get(place).hex());
  }

  private Ints ownPorts() {
    Ints hexes = Ints.EMPTY;
    for (int place = 0; place < theatre.charts().places().size(); place++) {
      Charts.Place port = theatre.charts().places().get(place);
      if (port.port() == Charts.Port.BLACK_SEA && control.holder(position, place) == Side.AXIS) {
        hexes = hexes.with(port.hex());
      }
    }
    return hexes;
  }

  /** The capital of Finland or Romania, or -1 if the map has none. */
  private int capital(Nation nation) {
    return network.hexOf(nation == Nation.FINNISH ? "helsinki" : "bucharest");
  }

  /** Whether the capital is in Soviet hands, which isolates all of its nation's units. */
  @Rule({"10.3.1", "10.3.2"})
  boolean capitalLost(Nation nation) {
    int hex = capital(nation);
    int place = hex == HexGrid.NONE ? -1 : control.placeAt(hex);
    return place >= 0 && control.holder(position, place) == Side.SOVIET;
  }

  /** What supplies a nation's units by itself: the sources, and its capital. */
  Ints homes(Nation nation) {
    int capital = capital(nation);
    return capital == HexGrid.NONE || capitalLost(nation) ? sources : sources.with(capital);
  }

  /** Rail lines from the capital of a nation and the permanent sources. */
  @Rule({"10.3.1", "10.3.2"})
  TraceField allyRail(Nation nation) {
    return allyRails.computeIfAbsent(nation, key -> network.rail(homes(key)));
  }

  /** Rail lines from the capital alone. */
  @Rule("15.2.3")
  TraceField capitalRail(Nation nation) {
    return capitalRails.computeIfAbsent(nation, key -> network.rail(capitalAlone(key)));
  }

  private Ints capitalAlone(Nation nation) {
    int capital = capital(nation);
    boolean lost = capital == HexGrid.NONE || capitalLost(nation);
    return lost ? Ints.EMPTY : Ints.of(capital);
  }

  /** Lines from the capital, the sources and the nation's supplied headquarters. */
  @Rule({"10.3.1", "10.3.2"})
  MoveField ally(Nation nation) {
    MoveField known = allies.get(nation);
    if (known != null) {
      return known;
    }
    Ints from = homes(nation);
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.is(unit, Kind.HQ)
          && pieces.nation(unit) == nation
          && position.onMap(unit)
          && network.joinsRail(allyRail(nation), position.place(unit))) {
        from = from.with(position.place(unit));
      }
    }
    MoveField field = network.within(from, limits.longest(Side.AXIS));
    allies.put(nation, field);
    return field;
  }
}
