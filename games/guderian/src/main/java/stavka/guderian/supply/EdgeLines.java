package stavka.guderian.supply;

import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.model.Gait;
import stavka.guderian.model.GuderianGround;

/**
 * Lines to the west edge for one kind of unit, counted in its own movement points from the unit to
 * the edge. Swamps are passed along roads alone, and a line may begin in one.
 */
@Rule({"11.12", "11.13"})
final class EdgeLines {
  private final GuderianGround ground;
  private final Gait gait;
  private final byte[] closed;
  private final Ints marker;
  private final int halfPoints;
  private final Trace fromEdge;

  /**
   * @param closed for each hex, not 0 where no line may pass
   * @param marker the hex no line leads through, if there is one [13.44]
   * @param points how long a line may be
   */
  EdgeLines(GuderianGround ground, Gait gait, byte[] closed, Ints marker, int points) {
    this.ground = ground;
    this.gait = gait;
    this.closed = closed;
    this.marker = marker;
    this.halfPoints = 2 * points;
    this.fromEdge = search(Ints.of(ground.map().region("edge-west").toArray()));
  }

  private Trace search(Ints edge) {
    byte[] gates = new byte[ground.grid().size()];
    for (int hex = 0; hex < gates.length; hex++) {
      gates[hex] = closed[hex] == 0 ? Gate.OPEN : Gate.CLOSED;
    }
    for (int hex : marker) {
      gates[hex] = gates[hex] == Gate.OPEN ? Gate.STOP : gates[hex];
    }
    return Trace.from(edge).within(halfPoints, ground.backwards(gait), gates);
  }

  boolean reaches(int hex) {
    return fromEdge.reaches(hex) || wayOut(hex) != HexGrid.NONE;
  }

  /** The line from a hex to the edge, both included; empty if there is none. */
  Ints line(int hex) {
    if (fromEdge.reaches(hex)) {
      return fromEdge.line(hex);
    }
    int next = wayOut(hex);
    return next == HexGrid.NONE ? Ints.EMPTY : Ints.of(hex).plus(fromEdge.line(next));
  }

  /** The hex by which a line that begins in a swamp best leaves it. */
  private int wayOut(int swamp) {
    int best = HexGrid.NONE;
    int least = halfPoints;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = ground.grid().neighbour(swamp, direction);
      if (next == HexGrid.NONE
          || !ground.endsLines(swamp)
          || closed[swamp] != 0
          || ground.endsLines(next)
          || !fromEdge.reaches(next)
          || marker.contains(next)) {
        continue;
      }
      int step = ground.bareSteps(gait, Side.AXIS).price(swamp, direction);
      if (step > 0 && fromEdge.length(next) + step <= least) {
        least = fromEdge.length(next) + step - 1;
        best = next;
      }
    }
    return best;
  }
}
