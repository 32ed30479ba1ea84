package stavka.engine.battle;

import java.util.List;

/**
 * What becomes of fractions when a strength is divided.
 *
 * @param least what a strength that was divided is worth at least
 * @param zeroStays whether a unit worth nothing stays so, whatever would change it
 */
public record Rounding(Way way, int least, boolean zeroStays) {
  public static final Rounding DOWN = new Rounding(Way.DOWN, 0, false);
  public static final Rounding UP = new Rounding(Way.UP, 0, false);
  public static final Rounding KEEP = new Rounding(Way.KEEP, 0, false);

  /** Where a fraction goes. */
  public enum Way {
    DOWN,
    UP,
    /** Halves are kept: strengths are counted in units of which two to some power make a point. */
    KEEP
  }

  public Rounding atLeast(int least) {
    return new Rounding(way, least, zeroStays);
  }

  public Rounding zeroStaying() {
    return new Rounding(way, least, true);
  }

  /** How often a point must be halved for all these changes to leave whole units. */
  public int halvings(List<Modifier> modifiers) {
    int halvings = 0;
    for (int i = 0; i < modifiers.size() && way == Way.KEEP; i++) {
      Modifier modifier = modifiers.get(i);
      if (modifier.op() == Modifier.Op.OVER) {
        if (Integer.bitCount(modifier.amount()) != 1) {
          throw new IllegalArgumentException("fractions are kept in halves: " + modifier);
        }
        halvings += Integer.numberOfTrailingZeros(modifier.amount());
      }
    }
    return halvings;
  }

  /**
   * What a strength becomes.
   *
   * @param base in points
   * @param halvings the units of the answer: so many halvings of a point
   */
  public int strength(int base, List<Modifier> modifiers, int halvings) {
    return zeroStays && base == 0 ? 0 : sum(base << halvings, modifiers, halvings);
  }

  /** What a sum, in such units, becomes. */
  public int sum(int value, List<Modifier> modifiers, int halvings) {
    int changed = value;
    for (int i = 0; i < modifiers.size(); i++) {
      changed = changed(changed, modifiers.get(i), halvings);
    }
    return changed;
  }

  /** A strength after one change. */
  int changed(int value, Modifier modifier, int halvings) {
    int amount = modifier.amount();
    return switch (modifier.op()) {
      case TIMES -> value * amount;
      case OVER -> Math.max(least << halvings, divided(value, amount));
      case PLUS -> value + (amount << halvings);
      case AID -> value + Math.min(amount << halvings, Math.max(1 << halvings, value));
    };
  }

  private int divided(int value, int amount) {
    return way == Way.UP ? Math.ceilDiv(value, amount) : value / amount;
  }
}
