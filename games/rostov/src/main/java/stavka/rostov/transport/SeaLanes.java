package stavka.rostov.transport;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import stavka.engine.hex.HexGrid;
import stavka.engine.rule.Rule;
import stavka.rostov.model.RostovGround;

/** Which coasts lie on one sea. */
@Rule({"6.54", "11.8"})
public final class SeaLanes {
  private static final int NONE = -1;

  private final RostovGround ground;
  private final int[] seas;

  public SeaLanes(RostovGround ground) {
    this.ground = ground;
    this.seas = new int[ground.grid().size()];
    Arrays.fill(seas, NONE);
    int count = 0;
    for (int hex = 0; hex < seas.length; hex++) {
      if (!ground.land(hex) && seas[hex] == NONE) {
        flood(hex, count++);
      }
    }
  }

  private void flood(int from, int sea) {
    Deque<Integer> open = new ArrayDeque<>();
    open.add(from);
    seas[from] = sea;
    while (!open.isEmpty()) {
      int hex = open.remove();
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int next = ground.grid().neighbour(hex, direction);
        if (next >= 0 && !ground.land(next) && seas[next] == NONE) {
          seas[next] = sea;
          open.add(next);
        }
      }
    }
  }

  /** Whether ships sail from one coast to the other. */
  public boolean joined(int coast, int other) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int water = ground.grid().neighbour(coast, direction);
      if (water >= 0 && seas[water] != NONE && touches(other, seas[water])) {
        return true;
      }
    }
    return false;
  }

  private boolean touches(int coast, int sea) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int water = ground.grid().neighbour(coast, direction);
      if (water >= 0 && seas[water] == sea) {
        return true;
      }
    }
    return false;
  }
}
