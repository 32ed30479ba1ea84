package stavka.lab.study;

import java.util.BitSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.value.Side;

/**
 * Whose ground each hex is. At first the Axis has what lies west of the Soviet units near its row,
 * the Soviets what lies east of the Axis's, and elsewhere the nearer units have it; then whoever
 * stands on a hex, or alone beside it, and else whoever had it before. No game's own rules of
 * control enter into this; it draws the front.
 */
final class Control {
  private static final int NEAR_ROWS = 2;

  private final HexGrid grid;
  private final @Nullable Side[] owners;
  private boolean drawn;

  Control(HexGrid grid) {
    this.grid = grid;
    this.owners = new Side[grid.size()];
  }

  void look(byte[] axis, byte[] soviet) {
    if (!drawn) {
      drawn = divide(axis, soviet);
      return;
    }
    for (int hex = 0; hex < owners.length; hex++) {
      boolean ours = axis[hex] > 0;
      boolean theirs = soviet[hex] > 0;
      if (!ours && !theirs) {
        ours = beside(hex, axis);
        theirs = beside(hex, soviet);
      }
      if (ours != theirs) {
        owners[hex] = ours ? Side.AXIS : Side.SOVIET;
      }
    }
  }

  /** The hexes of the Axis. */
  BitSet axis() {
    BitSet axis = new BitSet(owners.length);
    for (int hex = 0; hex < owners.length; hex++) {
      axis.set(hex, owners[hex] == Side.AXIS);
    }
    return axis;
  }

  private boolean beside(int hex, byte[] units) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = grid.neighbour(hex, direction);
      if (next != HexGrid.NONE && units[next] > 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether there were units of both sides to begin with. */
  private boolean divide(byte[] axis, byte[] soviet) {
    int[] ours = standing(axis);
    int[] theirs = standing(soviet);
    for (int hex = 0; hex < owners.length; hex++) {
      int row = grid.row(hex);
      int column = grid.column(hex);
      boolean west = near(theirs, row).allMatch(other -> column < grid.column(other));
      boolean east = near(ours, row).allMatch(other -> column > grid.column(other));
      boolean held = west == east ? pull(ours, hex) > pull(theirs, hex) : west;
      owners[hex] = held ? Side.AXIS : Side.SOVIET;
    }
    return ours.length > 0 && theirs.length > 0;
  }

  private IntStream near(int[] standing, int row) {
    return IntStream.of(standing).filter(hex -> Math.abs(grid.row(hex) - row) <= NEAR_ROWS);
  }

  private static int[] standing(byte[] units) {
    return IntStream.range(0, units.length).filter(hex -> units[hex] > 0).toArray();
  }

  /** The nearest units decide, and where both sides are as near, the next nearest. */
  private double pull(int[] standing, int hex) {
    double pull = 0;
    for (int from : standing) {
      int distance = grid.distance(from, hex);
      pull += distance == 0 ? 100 : Math.pow(distance, -6);
    }
    return pull;
  }
}
