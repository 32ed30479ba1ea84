package stavka.guderian.supply;

import java.util.EnumMap;
import java.util.Map;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Destination;
import stavka.engine.trace.Passage;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.model.Gait;
import stavka.guderian.model.GuderianGround;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Interdictions;
import stavka.panzer.supply.CommandLines;

/** German lines: to the road that leads west, and to the west edge. */
@Rule({"11.1", "11.11", "11.13"})
public final class GermanLines {
  private final GuderianGround ground;
  private final int points;
  private final byte[] closed;
  private final Ints marker;
  private final Trace fromRoad;
  private final Map<Gait, EdgeLines> fromEdge = new EnumMap<>(Gait.class);
  private final Trace toWest;

  GermanLines(GuderianTheatre theatre, Position position, Destination westEdge) {
    this.ground = theatre.ground();
    this.points = theatre.limits().supply().points();
    this.closed = theatre.board(position).closedToLines(Side.AXIS);
    this.marker = Interdictions.soviet(position);
    this.fromRoad =
        Trace.from(Ints.of(theatre.limits().supply().roadEnd()))
            .along(marked(ground.roadSides()))
            .within(theatre.limits().supply().roadHexes(), marked(ground.sidesToRoad()));
    this.toWest = Trace.from(westEdge).along(CommandLines.passage(theatre, position, Side.AXIS));
  }

  /**
   * The Soviet marker bars lines through its hex: from the source they end there, and none goes on
   * from it, not even where the road itself ends.
   */
  @Rule("13.44")
  private Passage marked(byte[] bare) {
    if (marker.isEmpty()) {
      return new Passage(ground.grid(), closed, bare);
    }
    byte[] changed = bare.clone();
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int from = ground.grid().neighbour(marker.first(), direction);
      int side = from * HexGrid.DIRECTIONS + HexGrid.opposite(direction);
      if (from != HexGrid.NONE && changed[side] == Passage.FREE) {
        changed[side] = Passage.LAST;
      }
      changed[marker.first() * HexGrid.DIRECTIONS + direction] = Passage.SHUT;
    }
    return new Passage(ground.grid(), closed, changed);
  }

  /** Whether a unit of some gait on a hex is supplied. */
  public boolean supplies(Gait gait, int hex) {
    return fromRoad.reaches(hex) || edge(gait).reaches(hex);
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
    Ints line = fromRoad.line(hex);
    return line.isEmpty() ? edge(gait).line(hex) : line;
  }
}
