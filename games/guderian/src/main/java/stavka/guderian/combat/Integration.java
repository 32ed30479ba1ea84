package stavka.guderian.combat;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.guderian.model.GuderianPieces;

/** Whether a German mechanised division stands whole and alone in its hex. */
@Rule("7.3")
public record Integration(GuderianPieces pieces) {
  private static final int TWO_REGIMENTS = 2;

  /** Whether a unit's division stands whole and alone where the unit does. */
  boolean whole(Position position, int unit) {
    return pieces.formation(unit) >= 0 && whole(position.stack(position.place(unit)), unit);
  }

  /**
   * Whether a unit's division is whole and alone in a stack. One regiment of no division may stand
   * beside a division of two.
   */
  public boolean whole(Ints stack, int unit) {
    if (!pieces.whole(stack, unit)) {
      return false;
    }
    int formation = pieces.formation(unit);
    int guests = pieces.formationUnits(formation).size() == TWO_REGIMENTS ? 1 : 0;
    Ints strangers = stack.filter(other -> pieces.formation(other) != formation);
    return strangers.size() <= guests && strangers.all(pieces::independent);
  }
}
