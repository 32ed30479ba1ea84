package stavka.operational.board;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import stavka.engine.counter.Roster;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** How much may stand together on a hex. */
public final class Stacking {
  /** How much of a side a hex takes. */
  @FunctionalInterface
  public interface Limit {
    int of(Side side, int hex);
  }

  private final Roster roster;
  private final int[] weights;
  private final Limit limit;
  private final IntPredicate raises;
  private final int raised;
  private final List<MixingBar> bars;

  /**
   * @param weight what each counter counts for
   */
  public Stacking(Roster roster, IntUnaryOperator weight, Limit limit) {
    this(roster, weights(roster, weight), limit, unit -> false, 0, List.of());
  }

  private Stacking(
      Roster roster,
      int[] weights,
      Limit limit,
      IntPredicate raises,
      int raised,
      List<MixingBar> bars) {
    this.roster = roster;
    this.weights = weights;
    this.limit = limit;
    this.raises = raises;
    this.raised = raised;
    this.bars = bars;
  }

  private static int[] weights(Roster roster, IntUnaryOperator weight) {
    int[] weights = new int[roster.size()];
    for (int unit = 0; unit < weights.length; unit++) {
      weights[unit] = weight.applyAsInt(unit);
    }
    return weights;
  }

  /** The same with another limit where one of some units is on the hex. */
  public Stacking raisedBy(IntPredicate some, int to) {
    return new Stacking(roster, weights, limit, some, to, bars);
  }

  /** The same where some do not stand together, whatever their weight. */
  public Stacking barring(MixingBar... some) {
    return new Stacking(roster, weights, limit, raises, raised, List.of(some));
  }

  /** What a counter counts for. */
  public int weight(int unit) {
    return weights[unit];
  }

  /** How much of a side a hex takes, by the common rule. */
  public int limit(Side side, int hex) {
    return limit.of(side, hex);
  }

  /** How much of a side stands on a hex. */
  public int load(Position position, Side side, int hex) {
    int load = 0;
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      load += roster.side(unit) == side ? weights[unit] : 0;
    }
    return load;
  }

  /** Whether units of one side may stand on a hex beside those already there. */
  public boolean fits(Position position, Ints units, int hex) {
    Side side = roster.side(units.first());
    int load = load(position, side, hex);
    boolean more = raisedAt(position, hex);
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      load += position.place(unit) == hex ? 0 : weights[unit];
      more |= raises.test(unit);
    }
    return load <= (more ? raised : limit.of(side, hex)) && !barred(position, units, hex);
  }

  /** The same for one unit that stands elsewhere. */
  public boolean room(Position position, int unit, int hex) {
    Side side = roster.side(unit);
    boolean more = raises.test(unit) || raisedAt(position, hex);
    return load(position, side, hex) + weights[unit] <= (more ? raised : limit.of(side, hex))
        && (bars.isEmpty() || !barred(position, Ints.of(unit), hex));
  }

  /** How much of a side stands on a hex above its limit. */
  public int excess(Position position, Side side, int hex) {
    int most = raisedAt(position, hex) ? raised : limit.of(side, hex);
    return Math.max(0, load(position, side, hex) - most);
  }

  /** Whether a hex holds more of a side than it may, or what may not stand together. */
  public boolean over(Position position, Side side, int hex) {
    return excess(position, side, hex) > 0 || barred(position, Ints.EMPTY, hex);
  }

  private boolean raisedAt(Position position, int hex) {
    return position.anyOn(hex, raises);
  }

  private boolean barred(Position position, Ints coming, int hex) {
    for (MixingBar bar : bars) {
      if (bar.bars(position, coming, hex)) {
        return true;
      }
    }
    return false;
  }
}
