package stavka.kharkov.victory;

import stavka.engine.hex.HexGrid;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.TraceField;
import stavka.kharkov.model.Theatre;
import stavka.panzer.model.Board;

/**
 * Whether the Axis has a front of units and zones from the north edge to the south edge: adjacent
 * hexes, each occupied by the Axis (garrisons count) or in an Axis zone and free of Soviet units.
 */
@Rule("17.24")
public final class ContinuousFront {

  private final Theatre theatre;

  public ContinuousFront(Theatre theatre) {
    this.theatre = theatre;
  }

  public boolean holds(Position position) {
    HexGrid grid = theatre.ground().grid();
    Board board = Board.of(theatre, position);
    byte[] gaps = new byte[grid.size()];
    for (int hex = 0; hex < gaps.length; hex++) {
      boolean held =
          board.holds(Side.AXIS, hex)
              || (board.inZoneOf(Side.AXIS, hex) && !board.holds(Side.SOVIET, hex));
      gaps[hex] = (byte) (held ? 0 : 1);
    }
    Ints north = Ints.of(theatre.map().region("edge-north").toArray());
    TraceField front = TraceField.spread(grid, north, gaps, null, TraceField.ANY_LENGTH);
    boolean[] reached = {false};
    theatre.map().region("edge-south").forEach(hex -> reached[0] |= front.reaches(hex));
    return reached[0];
  }
}
