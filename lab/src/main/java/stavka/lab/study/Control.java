package stavka.lab.study;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.play.Side;

/**
 * Whose ground each hex is: at first that of the nearest units; then of whoever stands on it, or
 * alone beside it, and else of whoever had it before. No game's own rules of control enter into
 * this; it draws the front.
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
      drawn = flood(axis, soviet);
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
  private boolean flood(byte[] axis, byte[] soviet) {
    Deque<Integer> edge = new ArrayDeque<>();
    boolean ours = false;
    boolean theirs = false;
    for (int hex = 0; hex < owners.length; hex++) {
      owners[hex] = axis[hex] > 0 ? Side.AXIS : soviet[hex] > 0 ? Side.SOVIET : null;
      ours |= axis[hex] > 0;
      theirs |= soviet[hex] > 0;
      if (owners[hex] != null) {
        edge.add(hex);
      }
    }
    while (!edge.isEmpty()) {
      int hex = edge.remove();
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int next = grid.neighbour(hex, direction);
        if (next != HexGrid.NONE && owners[next] == null) {
          owners[next] = owners[hex];
          edge.add(next);
        }
      }
    }
    return ours && theirs;
  }
}
