package stavka.rostov.staff;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.value.Ints;

/** Who attacks what, if just some of the enemies that a side touches are attacked. */
final class Assault {
  private static final int NOBODY = -1;
  private static final int PASSES = 3;

  private final Front front;
  private final long set;
  private final int points;
  private final int[] free;

  /** For each free unit the target it goes for, or {@link #NOBODY}. */
  private int[] goals;

  private double worth = Front.BARRED;

  /**
   * @param points how many attacks there is supply for
   */
  private Assault(Front front, long set, int points) {
    this.front = front;
    this.set = set;
    this.points = points;
    int count = 0;
    int[] found = new int[front.units.length];
    for (int k = 0; k < found.length; k++) {
      if ((front.owes[k] & ~set) == 0 && (front.strikes[k] & set) != 0) {
        found[count++] = k;
      }
    }
    this.free = Arrays.copyOf(found, count);
    this.goals = new int[count];
  }

  /** The best way to attack all of some enemies, or null if there is none. */
  static @Nullable Assault best(Front front, long set, int points) {
    Assault assault = new Assault(front, set, points);
    for (int target = 0; target < front.targets.length; target++) {
      if ((set & (1L << target)) != 0) {
        assault.tryMassed(target);
      }
    }
    return assault.worth <= Front.BARRED / 2 ? null : assault;
  }

  /** The targets, a bit each. */
  long set() {
    return set;
  }

  double worth() {
    return worth;
  }

  /** The attackers of each target, in the order of the front's targets. */
  List<Ints> attackers() {
    List<Ints> all = new ArrayList<>();
    for (int target = 0; target < front.targets.length; target++) {
      all.add((set & (1L << target)) == 0 ? Ints.EMPTY : attackers(goals, target));
    }
    return all;
  }

  private Ints attackers(int[] plan, int target) {
    int[] units = new int[plan.length];
    int count = 0;
    for (int i = 0; i < plan.length; i++) {
      if (plan[i] == target) {
        units[count++] = front.units[free[i]];
      }
    }
    return Ints.sorted(Arrays.copyOf(units, count));
  }

  /** Everyone who can goes for one hex, but for those whom the others need; then it is mended. */
  private void tryMassed(int main) {
    int[] plan = new int[free.length];
    for (int i = 0; i < plan.length; i++) {
      plan[i] = can(i, main) ? main : nearest(i);
    }
    for (int target = 0; target < front.targets.length; target++) {
      if ((set & (1L << target)) != 0 && attackers(plan, target).isEmpty()) {
        lend(plan, target);
      }
    }
    double best = total(plan);
    boolean better = true;
    for (int pass = 0; pass < PASSES && better; pass++) {
      better = false;
      for (int i = 0; i < plan.length; i++) {
        double found = improved(plan, i, best);
        better |= found > best + 1e-9;
        best = found;
      }
    }
    if (best > worth) {
      worth = best;
      goals = plan;
    }
  }

  private boolean can(int index, int target) {
    return (front.strikes[free[index]] & set & (1L << target)) != 0;
  }

  private int nearest(int index) {
    return Long.numberOfTrailingZeros(front.strikes[free[index]] & set);
  }

  /** The weakest that can goes for a hex nobody goes for: units are in the order of strength. */
  private void lend(int[] plan, int target) {
    for (int i = plan.length - 1; i >= 0; i--) {
      if (can(i, target) && attackers(plan, plan[i]).size() > 1) {
        plan[i] = target;
        return;
      }
    }
  }

  /** Lets one unit go where it does most good, and gives what all is worth then. */
  private double improved(int[] plan, int index, double before) {
    int was = plan[index];
    int choice = was;
    double best = before;
    for (int target = NOBODY; target < front.targets.length; target++) {
      if (target == was || (target >= 0 && !can(index, target))) {
        continue;
      }
      plan[index] = target;
      double worthThen = total(plan);
      if (worthThen > best + 1e-9) {
        best = worthThen;
        choice = target;
      }
    }
    plan[index] = choice;
    return best;
  }

  /** What all attacks are worth together: supply goes where it helps most. */
  private double total(int[] plan) {
    double sum = 0;
    double[] helps = new double[Long.bitCount(set)];
    int count = 0;
    for (int target = 0; target < front.targets.length; target++) {
      if ((set & (1L << target)) != 0) {
        double[] worths = front.worth(target, attackers(plan, target));
        sum += worths[0];
        helps[count++] = Math.max(0, worths[1] - worths[0]);
      }
    }
    Arrays.sort(helps);
    for (int i = 0; i < Math.min(points, count); i++) {
      sum += helps[count - 1 - i];
    }
    return sum;
  }
}
