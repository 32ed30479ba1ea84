package stavka.guderian.combat;

import stavka.engine.battle.Tally;
import stavka.engine.rule.Rule;
import stavka.operational.combat.Contribution;

/**
 * What a unit's strength in a combat is multiplied and divided by, in the book's order:
 * integration, terrain, supply, overrun, and a leader's points last.
 *
 * @param terrain what the hex and its rivers multiply a defender by, 1 for nothing
 * @param help the most points a leader adds
 */
@Rule({"6.55", "9.33", "11.32"})
record Fighter(
    int unit, boolean integrated, int terrain, boolean unsupplied, boolean overrunning, int help)
    implements Contribution {

  /** The same on other terrain. */
  Fighter on(int otherTerrain) {
    return new Fighter(unit, integrated, otherTerrain, unsupplied, overrunning, help);
  }

  @Override
  public boolean likens(Contribution other) {
    return other instanceof Fighter that
        && integrated == that.integrated
        && terrain == that.terrain
        && unsupplied == that.unsupplied
        && overrunning == that.overrunning
        && help == that.help;
  }

  /** Halved, a strength is never less than one; but nothing stays nothing. */
  @Override
  @Rule({"6.51", "6.55", "7.3", "9.31", "11.32", "10.36"})
  public int strength(int base) {
    if (base == 0) {
      return 0;
    }
    int value = base * (integrated ? 2 : 1) * terrain;
    if (unsupplied) {
      value = Math.max(1, value / 2);
    }
    if (overrunning) {
      value = Math.max(1, value / 2);
    }
    return value + Math.min(help, value);
  }

  @Override
  public void write(Tally.Builder tally, int base) {
    tally.unit(unit, base, "base", "9.0");
    if (base == 0) {
      return;
    }
    int value = base;
    if (integrated) {
      value *= 2;
      tally.twice("integration", "7.3");
    }
    if (terrain > 1) {
      value *= terrain;
      tally.change(value, "terrain", "9.33");
    }
    if (unsupplied) {
      value = Math.max(1, value / 2);
      tally.half("unsupplied", "11.32");
    }
    if (overrunning) {
      value = Math.max(1, value / 2);
      tally.half("overrunning", "6.55");
    }
    if (help > 0) {
      tally.change(value + Math.min(help, value), "leader", "10.36");
    }
  }
}
