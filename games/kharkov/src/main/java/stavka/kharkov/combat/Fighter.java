package stavka.kharkov.combat;

import stavka.engine.battle.Tally;
import stavka.engine.rule.Rule;
import stavka.operational.combat.Contribution;

/**
 * What a unit's strength in a combat is multiplied and divided by: first everything that raises it,
 * then everything that lowers it.
 *
 * @param shelter the terrain that doubles a defender, or empty
 */
@Rule({"9.34", "9.35"})
record Fighter(
    int unit,
    boolean integrated,
    String shelter,
    boolean acrossRiver,
    boolean unsupplied,
    boolean overrunning)
    implements Contribution {

  private int doublings() {
    return (integrated ? 1 : 0) + (shelter.isEmpty() ? 0 : 1);
  }

  private int halvings() {
    return (acrossRiver ? 1 : 0) + (unsupplied ? 1 : 0) + (overrunning ? 1 : 0);
  }

  @Override
  public boolean likens(Contribution other) {
    return other instanceof Fighter that
        && doublings() == that.doublings()
        && halvings() == that.halvings();
  }

  /** The strength of a unit whose face shows {@code base}; halved, it is never less than one. */
  @Override
  @Rule({"9.31", "9.32", "11.43", "7.0", "14.1", "14.2"})
  public int strength(int base) {
    int raised = base << doublings();
    int halvings = halvings();
    return halvings == 0 ? raised : Math.max(1, raised >> halvings);
  }

  @Override
  public void write(Tally.Builder tally, int base) {
    tally.unit(unit, base, "base", "9.0");
    if (integrated) {
      tally.twice("integration", "14.0");
    }
    if (!shelter.isEmpty()) {
      tally.twice(shelter, "9.31");
    }
    if (acrossRiver) {
      tally.half("across-major-river", "9.32");
    }
    if (unsupplied) {
      tally.half("unsupplied", "11.43");
    }
    if (overrunning) {
      tally.half("overrunning", "7.0");
    }
  }
}
