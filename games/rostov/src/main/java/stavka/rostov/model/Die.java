package stavka.rostov.model;

import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;

/** The one die of the game: ten sides, a nought reads ten. */
@Rule({"2.51", "2.52"})
public final class Die {
  public static final int SIDES = 10;

  private Die() {}

  /** Rolls it; the roll is told with its purpose and rule. */
  public static int roll(Draft draft, String purpose, String rule) {
    return draft.roll(SIDES, purpose, rule);
  }
}
