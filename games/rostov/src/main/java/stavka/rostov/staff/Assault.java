package stavka.rostov.staff;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.value.Ints;
import stavka.rostov.declaration.Declare;

/** Who attacks what, if just some of the enemies that a side touches are attacked. */
final class Assault {
  private static final int NOBODY = -1;
  private static final int PASSES = 3;

  /** Two hexes are looked at as one goal in sets of so many, if that promises to do as well. */
  private static final int FEW = 2;

  private static final int LEAST_ODDS = 2;

  /** What one attack on two hexes must promise beyond two apart. */
  private static final double MARGIN = 0.1;

  /**
   * What a side has for its attacks.
   *
   * @param points how many attacks there is supply for
   * @param owed how many attacks it owes
   */
  record Means(int points, int owed) {}

  private final Front front;
  private final long set;
  private final Means means;
  private final int[] free;

  /** The goals that cover the set: hexes, or two of them at once. */
  private int[] covering;

  /** For each free unit the goal it goes for, or {@link #NOBODY}. */
  private int[] plan;

  private double worth = Front.BARRED;

  private Assault(Front front, long set, Means means) {
    this.front = front;
    this.set = set;
    this.means = means;
    int count = 0;
    int[] found = new int[front.units.length];
    for (int k = 0; k < found.length; k++) {
      if ((front.owes[k] & ~set) == 0 && (front.strikes[k] & set) != 0) {
        found[count++] = k;
      }
    }
    this.free = Arrays.copyOf(found, count);
    this.plan = new int[count];
    this.covering = new int[0];
  }

  /** The best way to attack all of some enemies, or null if there is none. */
  static @Nullable Assault best(Front front, long set, Means means) {
    Assault assault = new Assault(front, set, means);
    if (assault.free.length == 0) {
      return null;
    }
    int[] single = assault.covering(NOBODY);
    for (int main : single) {
      assault.tryMassed(single, main, 0);
    }
    for (int pair = front.targets.length; pair < front.goals.size(); pair++) {
      if ((front.masks.get(pair) & ~set) == 0
          && Long.bitCount(set) <= FEW
          && assault.promises(pair)) {
        assault.tryMassed(assault.covering(pair), pair, MARGIN);
      }
    }
    return assault.worth <= Front.BARRED / 2 ? null : assault;
  }

  /** Whether all who can are twice as strong as two hexes together: else nobody looks closer. */
  private boolean promises(int pair) {
    int strength = 0;
    for (int i = 0; i < free.length; i++) {
      strength += can(i, pair) ? front.strength(front.units[free[i]]) : 0;
    }
    return strength >= LEAST_ODDS * front.defence(pair);
  }

  /** Each hex of the set by itself, but for two that are attacked at once. */
  private int[] covering(int pair) {
    long left = pair == NOBODY ? set : set & ~front.masks.get(pair);
    int[] found = new int[Long.bitCount(left) + (pair == NOBODY ? 0 : 1)];
    int count = 0;
    for (long rest = left; rest != 0; rest &= rest - 1) {
      found[count++] = Long.numberOfTrailingZeros(rest);
    }
    if (pair != NOBODY) {
      found[count] = pair;
    }
    return found;
  }

  /** The targets, a bit each. */
  long set() {
    return set;
  }

  double worth() {
    return worth;
  }

  /** The attacks as they are declared: those that gain most by it as some that are owed. */
  List<Declare> orders() {
    double[] gains = new double[covering.length];
    for (int i = 0; i < gains.length; i++) {
      gains[i] = front.promise(covering[i], attackers(plan, covering[i])).owed();
    }
    double[] sorted = gains.clone();
    Arrays.sort(sorted);
    int most = Math.min(means.owed(), gains.length);
    double least = most == 0 ? Double.MAX_VALUE : Math.max(1e-9, sorted[gains.length - most]);
    List<Declare> orders = new ArrayList<>();
    int owed = 0;
    for (int i = 0; i < gains.length; i++) {
      boolean mandated = gains[i] >= least && owed < most;
      owed += mandated ? 1 : 0;
      Ints units = attackers(plan, covering[i]);
      orders.add(new Declare(units, front.goals.get(covering[i]), mandated));
    }
    return orders;
  }

  private Ints attackers(int[] goals, int goal) {
    int[] units = new int[goals.length];
    int count = 0;
    for (int i = 0; i < goals.length; i++) {
      if (goals[i] == goal) {
        units[count++] = front.units[free[i]];
      }
    }
    return Ints.sorted(Arrays.copyOf(units, count));
  }

  /**
   * Everyone who can goes for one goal, but for those whom the others need; then it is bettered.
   */
  private void tryMassed(int[] goals, int main, double margin) {
    int[] sent = new int[free.length];
    for (int i = 0; i < sent.length; i++) {
      sent[i] = can(i, main) ? main : first(goals, i);
    }
    for (int goal : goals) {
      if (attackers(sent, goal).isEmpty()) {
        lend(sent, goal);
      }
    }
    double best = total(goals, sent);
    boolean better = main < front.targets.length || best > Math.max(0, worth);
    for (int pass = 0; pass < PASSES && better; pass++) {
      better = false;
      for (int i = 0; i < sent.length; i++) {
        double found = improved(goals, sent, i, best);
        better |= found > best + 1e-9;
        best = found;
      }
    }
    if (best > worth + margin) {
      worth = best;
      plan = sent;
      covering = goals;
    }
  }

  private boolean can(int index, int goal) {
    long mask = front.masks.get(goal);
    return (front.strikes[free[index]] & mask) == mask;
  }

  private int first(int[] goals, int index) {
    for (int goal : goals) {
      if (can(index, goal)) {
        return goal;
      }
    }
    return NOBODY;
  }

  /** The weakest that can goes for a goal nobody goes for: units are in the order of strength. */
  private void lend(int[] sent, int goal) {
    for (int i = sent.length - 1; i >= 0; i--) {
      if (can(i, goal) && attackers(sent, sent[i]).size() > 1) {
        sent[i] = goal;
        return;
      }
    }
  }

  /** Lets one unit go where it does most good, and gives what all is worth then. */
  private double improved(int[] goals, int[] sent, int index, double before) {
    int was = sent[index];
    int choice = was;
    double best = before;
    for (int i = -1; i < goals.length; i++) {
      int goal = i < 0 ? NOBODY : goals[i];
      if (goal == was || (goal >= 0 && !can(index, goal))) {
        continue;
      }
      sent[index] = goal;
      double worthThen = total(goals, sent);
      if (worthThen > best + 1e-9) {
        best = worthThen;
        choice = goal;
      }
    }
    sent[index] = choice;
    return best;
  }

  /** What all attacks are worth together: supply goes where it helps most. */
  private double total(int[] goals, int[] sent) {
    double sum = 0;
    double[] helps = new double[goals.length];
    double[] owed = new double[goals.length];
    for (int i = 0; i < goals.length; i++) {
      Front.Promise promise = front.promise(goals[i], attackers(sent, goals[i]));
      sum += promise.plain();
      helps[i] = Math.max(0, promise.helped() - promise.plain());
      owed[i] = Math.max(0, promise.owed());
    }
    return sum + most(helps, means.points()) + most(owed, means.owed());
  }

  /** The sum of the greatest of some numbers. */
  private static double most(double[] numbers, int count) {
    Arrays.sort(numbers);
    double sum = 0;
    for (int i = numbers.length - 1; i >= Math.max(0, numbers.length - count); i--) {
      sum += numbers[i];
    }
    return sum;
  }
}
