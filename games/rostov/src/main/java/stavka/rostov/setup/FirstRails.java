package stavka.rostov.setup;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.ScenarioPlan;

/** The railways that have German gauge when play begins. */
@Rule({"3.23", "19.11"})
final class FirstRails {
  private static final int UNSEEN = -2;

  private final RostovGround ground;

  FirstRails(RostovGround ground) {
    this.ground = ground;
  }

  void lay(Draft draft, List<ScenarioPlan.Railhead> railheads) {
    for (ScenarioPlan.Railhead railhead : railheads) {
      int[] before = before(railhead);
      for (int hex = railhead.head(); hex != HexGrid.NONE; hex = before[hex]) {
        draft.put(hex, RostovLayers.GAUGE, RostovLayers.AXIS_GAUGE);
      }
    }
  }

  /** The shortest railway from where it begins: the hex before each. */
  private int[] before(ScenarioPlan.Railhead railhead) {
    int[] before = new int[ground.grid().size()];
    Arrays.fill(before, UNSEEN);
    before[railhead.from()] = HexGrid.NONE;
    Deque<Integer> open = new ArrayDeque<>(List.of(railhead.from()));
    while (!open.isEmpty() && before[railhead.head()] == UNSEEN) {
      int hex = open.remove();
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int next = ground.grid().neighbour(hex, direction);
        if (next >= 0 && ground.rail(hex, direction) && before[next] == UNSEEN) {
          before[next] = hex;
          open.add(next);
        }
      }
    }
    if (before[railhead.head()] == UNSEEN) {
      throw new IllegalArgumentException(
          "no railway leads to the railhead " + ground.map().name(railhead.head()));
    }
    return before;
  }
}
