package stavka.rostov.setup;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import stavka.engine.hex.HexGrid;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.model.SideFeature;

/**
 * Whose each land hex is when play begins: that of the side whose combat unit is nearest over land,
 * a major river counting for many hexes and a tie going to the Soviets, but for hexes named.
 */
@Rule("3.21")
final class FirstHolders {
  private static final int FAR = Integer.MAX_VALUE;

  private final RostovTheatre theatre;

  FirstHolders(RostovTheatre theatre) {
    this.theatre = theatre;
  }

  byte[] of(ScenarioPlan plan) {
    RostovGround ground = theatre.ground();
    int[] axis = distances(plan, Side.AXIS);
    int[] soviet = distances(plan, Side.SOVIET);
    byte[] holders = new byte[ground.grid().size()];
    for (int hex = 0; hex < holders.length; hex++) {
      if (ground.land(hex)) {
        holders[hex] = (byte) (axis[hex] < soviet[hex] ? RostovLayers.AXIS : RostovLayers.SOVIET);
      }
    }
    for (Side side : Side.values()) {
      plan.layout().named().of(side).each(hex -> holders[hex] = (byte) RostovLayers.holder(side));
    }
    return holders;
  }

  /**
   * How far each hex is from a side's units; hexes that become dearer later are looked at again.
   */
  private int[] distances(ScenarioPlan plan, Side side) {
    HexGrid grid = theatre.grid();
    int[] distances = new int[grid.size()];
    Arrays.fill(distances, FAR);
    List<Deque<Integer>> buckets = new ArrayList<>();
    plan.layout()
        .setUp()
        .forEach(
            (hex, units) -> {
              if (fights(units, side)) {
                reach(buckets, distances, hex, 0);
              }
            });
    for (int distance = 0; distance < buckets.size(); distance++) {
      Deque<Integer> bucket = buckets.get(distance);
      while (!bucket.isEmpty()) {
        int hex = bucket.remove();
        if (distances[hex] == distance) {
          spread(buckets, distances, hex, plan.layout().riverToll());
        }
      }
    }
    return distances;
  }

  private boolean fights(Ints units, Side side) {
    return units.any(unit -> theatre.pieces().side(unit) == side && theatre.pieces().combat(unit));
  }

  private void spread(List<Deque<Integer>> buckets, int[] distances, int hex, int riverToll) {
    RostovGround ground = theatre.ground();
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = ground.grid().neighbour(hex, direction);
      if (next >= 0 && ground.land(next)) {
        boolean river = ground.side(hex, direction, SideFeature.MAJOR_RIVER);
        reach(buckets, distances, next, distances[hex] + (river ? riverToll : 1));
      }
    }
  }

  private static void reach(List<Deque<Integer>> buckets, int[] distances, int hex, int distance) {
    if (distance < distances[hex]) {
      distances[hex] = distance;
      while (buckets.size() <= distance) {
        buckets.add(new ArrayDeque<>());
      }
      buckets.get(distance).add(hex);
    }
  }
}
