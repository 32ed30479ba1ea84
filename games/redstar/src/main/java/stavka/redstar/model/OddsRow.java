package stavka.redstar.model;

import stavka.engine.rule.Rule;

/** The rows of odds of the combat table, the best for the defender last. */
@Rule({"7.1.2", "7.4.1"})
public enum OddsRow {
  /** Clear ground and minor cities. */
  OPEN,
  /** Woods and mountains. */
  ROUGH,
  /** Major cities, the fortress and swamps. */
  HARD
}
