package stavka.operational.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import stavka.engine.battle.Rounding;
import stavka.engine.position.Position;
import stavka.operational.model.Value;

/**
 * The exact chances of what untried units would bring to a combat, drawn without replacement from
 * their cups.
 *
 * @param rounding of a strength once it is known
 */
public record Lottery(Cups cups, Rounding rounding) {
  /** Untried units and the cup they draw from. */
  private record Drawing(Cup cup, List<Contribution> units) {}

  /**
   * The chance of each total strength of the untried among some units; the total 0 is certain if
   * there are none.
   *
   * @param face which figure of a value counts
   * @param halvings the units of the totals: so many halvings of a point
   */
  public double[] totals(
      Position position, List<Contribution> parts, ToIntFunction<Value> face, int halvings) {
    return totals(position, parts, face, halvings, 0, unit -> 0)[0];
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
      int halvings,
      int sets,
      IntUnaryOperator setOf) {
    int idle = (1 << sets) - 1;
    for (Contribution part : parts) {
      if (!untried(position, part)) {
        idle &= ~(1 << setOf.applyAsInt(part.unit()));
      }
    }
    int certain = 0;
    List<Drawing> drawings = new ArrayList<>();
    for (int number = 0; number < cups.cups(); number++) {
      List<Contribution> untried = drawers(position, parts, number);
      if (untried.isEmpty()) {
        continue;
      }
      Cup cup = cups.left(position, number);
      int able = Math.min(cup.total(), untried.size());
      for (Contribution part : untried.subList(able, untried.size())) {
        int bare = face.applyAsInt(cups.bare(part.unit()));
        certain += rounding.strength(bare, part.modifiers(), halvings);
        idle &= ~(1 << setOf.applyAsInt(part.unit()));
      }
      drawings.add(new Drawing(cup, untried.subList(0, able)));
    }
    double[][] totals = new double[1 << sets][0];
    totals[idle] = new double[certain + 1];
    totals[idle][certain] = 1;
    for (Drawing drawing : drawings) {
      totals = drawn(totals, drawing, face, halvings, setOf);
    }
    return totals;
  }

  private boolean untried(Position position, Contribution part) {
    return part.shown() && cups.untried(position, part.unit());
  }

  private List<Contribution> drawers(Position position, List<Contribution> parts, int cup) {
    return parts.stream()
        .filter(part -> untried(position, part) && cups.cupOf(part.unit()) == cup)
        .toList();
  }

  /** What units of a cup add to the totals so far; a set is idle if it is in every cup. */
  private double[][] drawn(
      double[][] before,
      Drawing drawing,
      ToIntFunction<Value> face,
      int halvings,
      IntUnaryOperator setOf) {
    double[][] after = new double[before.length][0];
    for (int idle = 0; idle < before.length; idle++) {
      double[] here =
          new CupDraw(drawing.cup, drawing.units, face, rounding, halvings, setOf)
              .totals(idle, before.length - 1);
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
}
