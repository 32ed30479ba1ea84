package stavka.redstar.supply;

import org.jspecify.annotations.Nullable;
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
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/** The supply lines of the Soviet side in a position. */
@Rule("10.4")
final class SovietLines {
  private final Theatre theatre;
  private final Pieces pieces;
  private final Limits.Lines limits;
  private final Control control;
  private final Position position;
  private final Network network;
  private final Ints sources;
  private @Nullable TraceField rail;
  private @Nullable MoveField lines;
  private @Nullable MoveField ports;

  SovietLines(Theatre theatre, LineTables tables, Control control, Position position) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.limits = theatre.charts().limits().supply();
    this.control = control;
    this.position = position;
    this.network = new Network(theatre, tables, position, Side.SOVIET);
    this.sources = network.sources();
  }

  Network network() {
    return network;
  }

  /** Rail lines from the sources. */
  TraceField rail() {
    TraceField field = rail;
    if (field == null) {
      field = network.rail(sources);
      rail = field;
    }
    return field;
  }

  /** Lines from the sources and the headquarters that a rail line joins to one. */
  @Rule({"10.4.2", "10.4.3"})
  MoveField lines() {
    MoveField field = lines;
    if (field == null) {
      Ints from = sources;
      for (int unit = 0; unit < pieces.count(); unit++) {
        if (pieces.is(unit, Kind.HQ)
            && pieces.side(unit) == Side.SOVIET
            && position.onMap(unit)
            && network.joinsRail(rail(), position.place(unit))) {
          from = from.with(position.place(unit));
        }
      }
      field = network.within(from, limits.longest(Side.SOVIET));
      lines = field;
    }
    return field;
  }

  /** Lines from Black Sea ports, while Novorossiysk or Tuapse is held and joined by rail. */
  @Rule({"10.4.4", "9.0.1"})
  MoveField ports() {
    MoveField field = ports;
    if (field == null) {
      boolean shipped = joined("novorossiysk") || joined("tuapse");
      field = network.within(shipped ? ownPorts() : Ints.EMPTY, limits.portHalves());
      ports = field;
    }
    return field;
  }

  private boolean joined(String id) {
    int place = theatre.charts().place(id);
    return place >= 0
        && control.holder(position, place) == Side.SOVIET
        && network.joinsRail(rail(), theatre.charts().places().get(place).hex());
  }

  /** Odessa is out of reach of ships once the Axis has Sevastopol. */
  private Ints ownPorts() {
    boolean blocked =
        theatre.charts().place("sevastopol") >= 0
            && control.holder(position, "sevastopol") == Side.AXIS;
    Ints hexes = Ints.EMPTY;
    for (int place = 0; place < theatre.charts().places().size(); place++) {
      Charts.Place port = theatre.charts().places().get(place);
      if (port.port() == Charts.Port.BLACK_SEA
          && control.holder(position, place) == Side.SOVIET
          && !(blocked && port.id().equals("odessa"))) {
        hexes = hexes.with(port.hex());
      }
    }
    return hexes;
  }
}
