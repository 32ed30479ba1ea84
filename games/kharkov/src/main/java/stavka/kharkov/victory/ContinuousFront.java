package stavka.kharkov.victory;

import java.util.Arrays;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Passage;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.FrontOfTheMoment;
import stavka.kharkov.model.KharkovTheatre;

/**
 * Whether the Axis has a front of units and zones from the north edge to where the front of 12 May
 * ends: adjacent hexes, each occupied by the Axis (garrisons count) or in an Axis zone and free of
 * Soviet units. That front leaves the map on the east edge, so that the chain ends there or on the
 * south edge.
 */
@Rule("17.24")
public record ContinuousFront(
    KharkovTheatre theatre, Ints north, HexSet south, Ints eastFromTheSouth) {

  public ContinuousFront(KharkovTheatre theatre) {
    this(
        theatre,
        theatre.map().region("edge-north").toInts(),
        theatre.map().region("edge-south"),
        theatre.map().region("edge-east").toInts().sorted(hex -> -theatre.grid().row(hex)));
  }

  public boolean holds(Position position) {
    HexGrid grid = theatre.grid();
    FrontOfTheMoment now = new FrontOfTheMoment(theatre, position);
    byte[] gaps = new byte[grid.size()];
    for (int hex = 0; hex < gaps.length; hex++) {
      gaps[hex] = (byte) (now.axis(hex) ? 0 : 1);
    }
    Trace front = Trace.from(north).along(Passage.overland(grid, gaps));
    return south.or(east(now)).any(front::reaches);
  }

  /**
   * The east edge on the Axis side of the front of 12 May, and beyond it as far as nothing of the
   * edge is Soviet: an Axis advance there does not break its own front.
   */
  private HexSet east(FrontOfTheMoment now) {
    int[] ends = new int[eastFromTheSouth.size()];
    int count = 0;
    boolean beyond = false;
    for (int i = 0; i < ends.length; i++) {
      int hex = eastFromTheSouth.get(i);
      boolean axisBank = theatre.ground().onBank(Side.AXIS, hex);
      beyond = axisBank || (beyond && !now.soviet(hex));
      if (beyond) {
        ends[count++] = hex;
      }
    }
    return HexSet.of(theatre.grid(), Arrays.copyOf(ends, count));
  }
}
