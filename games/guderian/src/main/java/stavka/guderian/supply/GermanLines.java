package stavka.guderian.supply;

import java.util.EnumMap;
import java.util.Map;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.move.MoveField;
import stavka.engine.move.StepGuard;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Destination;
import stavka.engine.trace.Linkage;
import stavka.engine.trace.TraceField;
import stavka.guderian.model.Gait;
import stavka.guderian.model.Ground;
import stavka.guderian.model.Interdictions;
import stavka.guderian.model.Theatre;
import stavka.panzer.model.Board;

/** German lines: to the road that leads west, and to the west edge. */
@Rule({"11.1", "11.11", "11.12", "11.13"})
public final class GermanLines {
  private final Ground ground;
  private final int roadHexes;
  private final int edgeHalfPoints;
  private final byte[] closed;
  private final byte[] sides;
  private final Ints marker;
  private final TraceField alongRoad;
  private final Map<Gait, MoveField> fromEdge = new EnumMap<>(Gait.class);
  private final Linkage toWest;

  GermanLines(Theatre theatre, Position position, Destination westEdge) {
    this.ground = theatre.ground();
    this.roadHexes = theatre.limits().supply().roadHexes();
    this.edgeHalfPoints = 2 * theatre.limits().supply().points();
    this.closed = Board.of(theatre, position).closedToLines(Side.AXIS);
    this.marker = Interdictions.soviet(position);
    this.sides = marked(ground.lineSides(Side.AXIS));
    Ints road = Ints.of(theatre.limits().supply().roadEnd());
    this.alongRoad =
        TraceField.spread(
            ground.grid(), road, closed, marked(ground.roadSides()), TraceField.ANY_LENGTH);
    this.toWest = new Linkage(westEdge, closed, ground.lineSides(Side.AXIS));
  }

  /** The Soviet marker bars lines through its hex: from the source they end there. */
  @Rule("13.44")
  private byte[] marked(byte[] bare) {
    if (marker.isEmpty()) {
      return bare;
    }
    byte[] changed = bare.clone();
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int from = ground.grid().neighbour(marker.first(), direction);
      int side = from * HexGrid.DIRECTIONS + HexGrid.opposite(direction);
      if (from != HexGrid.NONE && changed[side] == TraceField.FREE) {
        changed[side] = TraceField.LAST;
      }
    }
    return changed;
  }

  /** Whether a unit of some gait on a hex is supplied. */
  public boolean supplies(Gait gait, int hex) {
    return alongRoad.leadsOn(hex, closed, sides, roadHexes) || edge(gait).reaches(hex);
  }

  /** Points of the unit's own kind, counted from the unit to the edge. */
  @Rule("11.12")
  private MoveField edge(Gait gait) {
    return fromEdge.computeIfAbsent(gait, this::searchEdge);
  }

  private MoveField searchEdge(Gait gait) {
    HexGrid grid = ground.grid();
    Ints edge = Ints.of(ground.map().region("edge-west").toArray());
    byte[] gates = new byte[grid.size()];
    for (int hex = 0; hex < gates.length; hex++) {
      boolean dead = ground.endsLines(hex) && !ground.onRoad(hex);
      gates[hex] = closed[hex] != 0 ? Gate.CLOSED : dead ? Gate.STOP : Gate.OPEN;
    }
    marker.forEach(hex -> gates[hex] = gates[hex] == Gate.CLOSED ? Gate.CLOSED : Gate.STOP);
    edge.forEach(hex -> gates[hex] = gates[hex] == Gate.CLOSED ? Gate.CLOSED : Gate.OPEN);
    return MoveField.enter(
        ground.backwards(gait), gates, edge, new int[edge.size()], edgeHalfPoints, StepGuard.OPEN);
  }

  /** Lines of any length from the west edge, for holding places. */
  @Rule({"15.11", "13.2"})
  public boolean linkedToWest(int hex) {
    return toWest.reaches(hex);
  }

  /**
   * The line of a unit of some gait on a hex to its end: over some hexes to the road and along it
   * to its end, or its own way to the west edge; empty if it has none.
   */
  public Ints line(Gait gait, int hex) {
    TraceField fromRoad =
        TraceField.spread(ground.grid(), alongRoad.hexes(), closed, sides, roadHexes);
    if (fromRoad.reaches(hex)) {
      Ints toRoad = fromRoad.line(hex);
      Ints line = toRoad;
      Ints along = alongRoad.line(toRoad.last());
      for (int i = 1; i < along.size(); i++) {
        line = line.with(along.get(i));
      }
      return line;
    }
    return edge(gait).reaches(hex) ? reversed(edge(gait).path(hex)) : Ints.EMPTY;
  }

  private static Ints reversed(Ints hexes) {
    int[] backwards = new int[hexes.size()];
    for (int i = 0; i < backwards.length; i++) {
      backwards[i] = hexes.get(backwards.length - 1 - i);
    }
    return Ints.of(backwards);
  }
}
