package stavka.redstar.supply;

import stavka.engine.hex.HexGrid;
import stavka.engine.move.StepTable;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Passage;
import stavka.engine.value.Side;
import stavka.redstar.model.Gait;
import stavka.redstar.model.RedStarGround;

/**
 * What the ground does to lines of communication, as tables for searches that run from the sources
 * outwards. A line is traced from a unit, so a step outwards costs what the hex it leaves counts.
 */
@Rule({"10.1", "10.1.2", "10.1.3"})
final class LineTables {
  /** A hex, in halves. */
  private static final int HEX = 2;

  private static final int ALONG_RAIL = 1;

  private final RedStarGround ground;
  private final StepTable[] tables = new StepTable[4];
  private final byte[][] sides = new byte[4][];
  private final byte[] rails;

  LineTables(RedStarGround ground) {
    this.ground = ground;
    HexGrid grid = ground.grid();
    for (Side side : Side.values()) {
      for (boolean snow : new boolean[] {false, true}) {
        int index = index(side, snow);
        tables[index] =
            StepTable.of(
                grid,
                (from, direction, to) ->
                    crosses(side, snow, from, direction, to) ? halves(snow, from, direction) : 0);
        sides[index] = sides(tables[index]);
      }
    }
    byte[] links = ground.map().networks().getOrDefault(RedStarGround.RAIL, new byte[grid.size()]);
    rails = Passage.sidesOf(grid, links);
  }

  private static int index(Side side, boolean snow) {
    return side.ordinal() * 2 + (snow ? 1 : 0);
  }

  /** Not over major rivers but by rail; not over water but on ice and at the Crimean strait. */
  @Rule({"10.1.2", "3.3.5"})
  private boolean crosses(Side side, boolean snow, int from, int direction, int to) {
    boolean dry =
        ground.crossable(Gait.FOOT, side, snow, from, direction, to)
            || (ground.causeway(from, direction) && ground.land(from) && ground.land(to));
    return dry && (!ground.majorRiver(from, direction) || ground.railLink(from, direction));
  }

  /** Half a hex along a railway; swamps and the Arctic count two; else one. */
  @Rule("10.1.3")
  private int halves(boolean snow, int hex, int direction) {
    if (ground.railLink(hex, direction)) {
      return ALONG_RAIL;
    }
    int line = ground.arctic(hex) ? 2 : 1;
    return HEX * Math.max(line, ground.effects(hex, snow).line());
  }

  private static byte[] sides(StepTable table) {
    HexGrid grid = table.grid();
    byte[] sides = new byte[grid.size() * HexGrid.DIRECTIONS];
    for (int side = 0; side < sides.length; side++) {
      int hex = side / HexGrid.DIRECTIONS;
      int direction = side % HexGrid.DIRECTIONS;
      boolean open =
          grid.neighbour(hex, direction) != HexGrid.NONE && table.price(hex, direction) > 0;
      sides[side] = open ? Passage.FREE : Passage.SHUT;
    }
    return sides;
  }

  StepTable steps(Side side, boolean snow) {
    return tables[index(side, snow)];
  }

  /** The hexsides a line of any length crosses. */
  byte[] sides(Side side, boolean snow) {
    return sides[index(side, snow)];
  }

  /** The hexsides a rail line crosses. */
  byte[] rails() {
    return rails;
  }
}
