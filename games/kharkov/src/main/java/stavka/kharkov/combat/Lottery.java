package stavka.kharkov.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.Value;

/**
 * The exact chances of what untried units would bring to a combat, drawn without replacement from
 * their cups.
 */
@Rule("12.0")
final class Lottery {
  private final Pieces pieces;

  Lottery(Pieces pieces) {
    this.pieces = pieces;
  }

  /**
   * The chance of each total strength of the untried among some units; the total 0 is certain if
   * there are none.
   *
   * @param face which figure of a value counts
   */
  double[] totals(Position position, List<Part> parts, ToIntFunction<Value> face) {
    double[] totals = {1};
    for (Kind kind : Kind.values()) {
      if (!kind.untried()) {
        continue;
      }
      List<Part> untried = new ArrayList<>();
      for (Part part : parts) {
        if (pieces.kind(part.unit()) == kind && pieces.untried(position, part.unit())) {
          untried.add(part);
        }
      }
      if (!untried.isEmpty()) {
        totals = sum(totals, new Draw(Cup.of(pieces, position, kind), untried, face).totals());
      }
    }
    return totals;
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
    private final List<Part> groups = new ArrayList<>();
    private final int[] sizes;
    private final int unitTotal;
    private final int[] radix;
    private final int width;
    private double[][] ways;
    private double[][] next;

    Draw(Cup cup, List<Part> units, ToIntFunction<Value> face) {
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
      for (Part unit : units) {
        counts[groupOf(unit)]++;
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

    private int groupOf(Part unit) {
      for (int group = 0; group < groups.size(); group++) {
        if (groups.get(group).likens(unit)) {
          return group;
        }
      }
      groups.add(unit);
      return groups.size() - 1;
    }

    double[] totals() {
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
