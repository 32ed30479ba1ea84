package stavka.guderian.combat;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.guderian.model.Pieces;
import stavka.panzer.combat.Wholeness;

/** Whether a German mechanised division stands whole and alone in its hex. */
@Rule("7.3")
final class Integration {
  private static final int TWO_REGIMENTS = 2;

  private final Pieces pieces;

  Integration(Pieces pieces) {
    this.pieces = pieces;
  }

  /** One regiment of no division may stand beside a division of two. */
  boolean whole(Position position, int unit) {
    if (!Wholeness.together(pieces, position, unit)) {
      return false;
    }
    int formation = pieces.formation(unit);
    int guests = pieces.formationUnits(formation).size() == TWO_REGIMENTS ? 1 : 0;
    for (int other = position.top(position.place(unit));
        other != Position.NOBODY;
        other = position.below(other)) {
      if (pieces.formation(other) != formation && !(pieces.independent(other) && guests-- > 0)) {
        return false;
      }
    }
    return true;
  }
}
