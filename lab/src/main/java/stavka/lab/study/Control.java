package stavka.lab.study;

import java.util.BitSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.play.Side;

/**
 * Whose ground each hex is: at first that of the side whose units are nearer; then of whoever
 * stands on it, or alone beside it, and else of whoever had it before. No game's own rules of
 * control enter into this; it draws the front.
 */
final class Control {
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

  /**
   * Whether there were units of both sides to begin with. The nearest decide, and where both sides
   * are as near, the next nearest: a pull that falls with the sixth power of the distance does so.
   */
  private boolean divide(byte[] axis, byte[] soviet) {
    int[] ours = standing(axis);
    int[] theirs = standing(soviet);
    for (int hex = 0; hex < owners.length; hex++) {
      owners[hex] = pull(ours, hex) > pull(theirs, hex) ? Side.AXIS : Side.SOVIET;
    }
    return ours.length > 0 && theirs.length > 0;
  }

  private static int[] standing(byte[] units) {
    return IntStream.range(0, units.length).filter(hex -> units[hex] > 0).toArray();
  }

  private double pull(int[] standing, int hex) {
    double pull = 0;
    for (int from : standing) {
      int distance = grid.distance(from, hex);
      pull += distance == 0 ? 100 : Math.pow(distance, -6);
    }
    return pull;
  }
}
