package stavka.operational.combat;

import java.util.List;
import stavka.engine.battle.Modifier;

/**
 * What a unit brings to a combat: its strength, with all that changes it in the book's order.
 *
 * @param unit or -1 for something that is no unit, such as a garrison
 * @param own a strength of its own, or {@link #SHOWN}
 * @param code the reason of its first line
 */
public record Contribution(int unit, int own, String code, String rule, List<Modifier> modifiers) {
  /** The strength is what the unit's face shows, or what it may yet draw. */
  static final int SHOWN = -1;

  /** A unit that fights with what its face shows. */
  public static Contribution of(int unit, String code, String rule, List<Modifier> modifiers) {
    return new Contribution(unit, SHOWN, code, rule, modifiers);
  }

  /** The same unit with other changes. */
  public Contribution with(List<Modifier> others) {
    return new Contribution(unit, own, code, rule, others);
  }

  boolean shown() {
    return own == SHOWN;
  }
}
