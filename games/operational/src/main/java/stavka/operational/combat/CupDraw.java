package stavka.operational.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import stavka.engine.battle.Modifier;
import stavka.engine.battle.Rounding;
import stavka.operational.model.Value;

/**
 * Units of one kind drawing from one cup. Units that fight under like circumstances are one group.
 * Face by face it is settled how many of each group draw that face; every ordered choice of
 * counters for units is counted once.
 */
final class CupDraw {
  private final Rounding rounding;
  private final int halvings;
  private final int[] counters;
  private final int counterTotal;
  private final List<Contribution> groups = new ArrayList<>();
  private final List<Integer> setOfGroup = new ArrayList<>();
  private final int[] sizes;
  private final int unitTotal;
  private final int[] radix;
  private final int width;
  private double[][] ways;
  private double[][] next;

  CupDraw(
      Cup cup,
      List<Contribution> units,
      ToIntFunction<Value> face,
      Rounding rounding,
      int halvings,
      IntUnaryOperator setOf) {
    this.rounding = rounding;
    this.halvings = halvings;
    int highest = 0;
    for (int i = 0; i < cup.size(); i++) {
      highest = Math.max(highest, face.applyAsInt(cup.value(i)));
    }
    counters = new int[highest + 1];
    for (int i = 0; i < cup.size(); i++) {
      counters[face.applyAsInt(cup.value(i))] += cup.left(i);
    }
    counterTotal = cup.total();
    unitTotal = units.size();
    int[] counts = new int[units.size()];
    for (Contribution unit : units) {
      counts[groupOf(unit, setOf.applyAsInt(unit.unit()))]++;
    }
    sizes = Arrays.copyOf(counts, groups.size());
    radix = new int[sizes.length + 1];
    radix[0] = 1;
    int sum = 0;
    for (int group = 0; group < sizes.length; group++) {
      radix[group + 1] = radix[group] * (sizes[group] + 1);
      sum += sizes[group] * strength(group, highest);
    }
    width = sum + 1;
    ways = new double[radix[sizes.length]][width];
    next = ways;
  }

  private int strength(int group, int face) {
    return rounding.strength(face, groups.get(group).modifiers(), halvings);
  }

  private int groupOf(Contribution unit, int set) {
    for (int group = 0; group < groups.size(); group++) {
      if (setOfGroup.get(group) == set
          && Modifier.alike(groups.get(group).modifiers(), unit.modifiers())) {
        return group;
      }
    }
    groups.add(unit);
    setOfGroup.add(set);
    return groups.size() - 1;
  }

  /** The chances of each total together with those sets, of all there are, drawing nothing. */
  double[] totals(int idle, int allSets) {
    int last = radix[sizes.length] - 1;
    ways[0][0] = 1;
    for (int face = 0; face < counters.length; face++) {
      if (counters[face] > 0) {
        next = new double[last + 1][width];
        for (int state = 0; state <= last; state++) {
          deal(face, state, 0, state, counters[face], 1, 0);
        }
        ways = next;
      }
      if (face == 0 && allSets > 0) {
        keepOnly(idle, allSets);
      }
    }
    double[] totals = ways[last];
    double all = 1;
    for (int i = 0; i < unitTotal; i++) {
      all *= counterTotal - i;
    }
    for (int i = 0; i < totals.length; i++) {
      totals[i] /= all;
    }
    return totals;
  }

  /** Once all have drawn who draw nothing, leaves out what makes other sets idle than these. */
  private void keepOnly(int idle, int allSets) {
    for (int state = 0; state < ways.length; state++) {
      int sets = allSets;
      for (int group = 0; group < sizes.length; group++) {
        int drawn = state / radix[group] % (sizes[group] + 1);
        sets &= drawn < sizes[group] ? ~(1 << setOfGroup.get(group)) : allSets;
      }
      if (sets != idle) {
        Arrays.fill(ways[state], 0);
      }
    }
  }

  /**
   * Lets some units of each group from {@code group} on draw a face of which so many counters are
   * left.
   */
  private void deal(
      int face, int state, int group, int reached, int left, double weight, int strength) {
    if (group == sizes.length) {
      double[] from = ways[state];
      double[] to = next[reached];
      for (int i = 0; i + strength < width; i++) {
        to[i + strength] += from[i] * weight;
      }
      return;
    }
    int waiting = sizes[group] - state / radix[group] % (sizes[group] + 1);
    int each = strength(group, face);
    double ordered = weight;
    for (int drawing = 0; drawing <= Math.min(waiting, left); drawing++) {
      deal(
          face,
          state,
          group + 1,
          reached + drawing * radix[group],
          left - drawing,
          ordered,
          strength + drawing * each);
      ordered = ordered * (waiting - drawing) / (drawing + 1) * (left - drawing);
    }
  }
}
