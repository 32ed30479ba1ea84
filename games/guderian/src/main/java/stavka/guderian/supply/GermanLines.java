package stavka.guderian.supply;

import java.util.EnumMap;
import java.util.Map;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Destination;
import stavka.engine.trace.Linkage;
import stavka.engine.trace.TraceField;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.model.Gait;
import stavka.guderian.model.GuderianGround;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Interdictions;

/** German lines: to the road that leads west, and to the west edge. */
@Rule({"11.1", "11.11", "11.13"})
public final class GermanLines {
  private final GuderianGround ground;
  private final int roadHexes;
  private final int points;
  private final byte[] closed;
  private final int roadEnd;
  private final byte[] sides;
  private final Ints marker;
  private final TraceField alongRoad;
  private final Map<Gait, EdgeLines> fromEdge = new EnumMap<>(Gait.class);
  private final Linkage toWest;

  GermanLines(GuderianTheatre theatre, Position position, Destination westEdge) {
    this.ground = theatre.ground();
    this.roadHexes = theatre.limits().supply().roadHexes();
    this.points = theatre.limits().supply().points();
    this.closed = theatre.board(position).closedToLines(Side.AXIS);
    this.marker = Interdictions.soviet(position);
    this.roadEnd = theatre.limits().supply().roadEnd();
    this.sides = marked(ground.sidesToRoad());
    this.alongRoad =
        TraceField.spread(
            ground.grid(),
            Ints.of(roadEnd),
            closed,
            marked(ground.roadSides()),
            TraceField.ANY_LENGTH);
    this.toWest = new Linkage(westEdge, closed, ground.lineSides(Side.AXIS));
  }

  /**
   * The Soviet marker bars lines through its hex: from the source they end there, and none goes on
   * from it but where the road itself ends.
   */
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
      if (marker.first() != roadEnd) {
        changed[marker.first() * HexGrid.DIRECTIONS + direction] = TraceField.SHUT;
      }
    }
    return changed;
  }

  /** Whether a unit of some gait on a hex is supplied. */
  public boolean supplies(Gait gait, int hex) {
    return alongRoad.leadsOn(hex, closed, sides, roadHexes) || edge(gait).reaches(hex);
  }

  private EdgeLines edge(Gait gait) {
    return fromEdge.computeIfAbsent(gait, g -> new EdgeLines(ground, g, closed, marker, points));
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
    return edge(gait).line(hex);
  }
}
