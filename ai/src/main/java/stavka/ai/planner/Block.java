package stavka.ai.planner;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.order.Order;

/** Units that a plan sends to one hex together: a whole formation, or one unit. */
final class Block {
  final int[] units;
  final double attack;
  final double defence;
  final double value;

  /** Where all of them stand now, or -1. */
  final int from;

  /** Whether it may stay where it is. */
  final boolean mayStay;

  /** The orders that take the units to each hex they can all reach, in the order of the units. */
  final Map<Integer, List<Order>> orders = new HashMap<>();

  /** Whether it can go nowhere, so that it counts where it stands from the start. */
  boolean fixed;

  /** Where the plan sends it, or -1 while it is undecided. */
  int post = -1;

  /** The hex it is to attack from its post, or -1. */
  int target = -1;

  /** How much of a hex it takes: a formation fights best with nobody beside it. */
  final int space;

  Block(
      int[] units,
      int space,
      double attack,
      double defence,
      double value,
      int from,
      boolean mayStay) {
    this.units = units;
    this.space = space;
    this.attack = attack;
    this.defence = defence;
    this.value = value;
    this.from = from;
    this.mayStay = mayStay;
  }

  boolean reaches(int hex) {
    return hex == from ? mayStay : orders.containsKey(hex);
  }

  /** The orders of the plan that it has to carry out. */
  List<Order> marching() {
    return post < 0 || post == from ? List.of() : orders.getOrDefault(post, List.of());
  }

  void offer(int hex, List<Order> way) {
    orders.put(hex, new ArrayList<>(way));
  }
}
