package stavka.operational.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.operational.model.Books;
import stavka.operational.model.Pieces;
import stavka.operational.model.Value;

/**
 * The exact chances of what untried units would bring to a combat, drawn without replacement from
 * their cups.
 */
@Rule(in = Books.KHARKOV, value = "12.0")
public final class Lottery {
  private final Pieces pieces;

  public Lottery(Pieces pieces) {
    this.pieces = pieces;
  }

  /**
   * The chance of each total strength of the untried among some units; the total 0 is certain if
   * there are none.
   *
   * @param face which figure of a value counts
   */
  public double[] totals(Position position, List<Contribution> parts, ToIntFunction<Value> face) {
    return totals(position, parts, face, 0, unit -> 0)[0];
  }

  /**
   * The same, told apart by which sets of units prove to be worth nothing at all: an entry for each
   * choice of them, a bit for each set. A set with a unit that is known is never among them.
   *
   * @param sets how many there are, possibly none
   * @param setOf the set of a unit
   */
  double[][] totals(
      Position position,
      List<Contribution> parts,
      ToIntFunction<Value> face,
      int sets,
      IntUnaryOperator setOf) {
    int idle = (1 << sets) - 1;
    for (Contribution part : parts) {
      if (!pieces.untried(position, part.unit())) {
        idle &= ~(1 << setOf.applyAsInt(part.unit()));
      }
    }
    double[][] totals = new double[1 << sets][0];
    totals[idle] = new double[] {1};
    for (int cup = 0; cup < pieces.cups(); cup++) {
      List<Contribution> untried = new ArrayList<>();
      for (Contribution part : parts) {
        if (pieces.cupOf(part.unit()) == cup && pieces.untried(position, part.unit())) {
          untried.add(part);
        }
      }
      if (!untried.isEmpty()) {
        totals = drawn(totals, Cup.of(pieces, position, cup), untried, face, setOf);
      }
    }
    return totals;
  }

  /** What units of a cup add to the totals so far; a set is idle if it is in every cup. */
  private static double[][] drawn(
      double[][] before,
      Cup cup,
      List<Contribution> untried,
      ToIntFunction<Value> face,
      IntUnaryOperator setOf) {
    double[][] after = new double[before.length][0];
    for (int idle = 0; idle < before.length; idle++) {
      double[] here = new Draw(cup, untried, face, setOf).totals(idle, before.length - 1);
      for (int other = 0; other < before.length; other++) {
        if (before[other].length > 0) {
          after[idle & other] = add(after[idle & other], sum(before[other], here));
        }
      }
    }
    return after;
  }

  private static double[] add(double[] first, double[] second) {
    double[] longer = first.length > second.length ? first.clone() : second.clone();
    double[] shorter = first.length > second.length ? second : first;
    for (int i = 0; i < shorter.length; i++) {
      longer[i] += shorter[i];
    }
    return longer;
  }

  /** The chances of the sum of two independent totals. */
  private static double[] sum(double[] first, double[] second) {
    double[] sum = new double[first.length + second.length - 1];
    for (int i = 0; i < first.length; i++) {
      for (int j = 0; j < second.length && first[i] > 0; j++) {
        sum[i + j] += first[i] * second[j];
      }
    }
    return sum;
  }

  /**
   * Units of one kind drawing from one cup. Units that fight under like circumstances are one
   * group. Face by face it is settled how many of each group draw that face; every ordered choice
   * of counters for units is counted once.
   */
  private static final class Draw {
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

    Draw(Cup cup, List<Contribution> units, ToIntFunction<Value> face, IntUnaryOperator setOf) {
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
        sum += sizes[group] * groups.get(group).strength(highest);
      }
      width = sum + 1;
      ways = new double[radix[sizes.length]][width];
      next = ways;
    }

    private int groupOf(Contribution unit, int set) {
      for (int group = 0; group < groups.size(); group++) {
        if (setOfGroup.get(group) == set && groups.get(group).likens(unit)) {
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
      int each = groups.get(group).strength(face);
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
}
