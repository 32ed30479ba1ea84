package stavka.rostov.model;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;

/** How a unit is supplied since the last judgement, in the order of the mark. */
@Rule({"6.61", "6.62", "6.63"})
public enum SupplyState {
  GENERAL,
  EMERGENCY,
  OUT;

  public static SupplyState of(Position position, int unit) {
    return values()[position.get(unit, RostovMarks.SUPPLY)];
  }

  /** Whether a unit suffers what those suffer who are out of supply. */
  public static boolean out(Position position, int unit) {
    return of(position, unit) == OUT;
  }
}
