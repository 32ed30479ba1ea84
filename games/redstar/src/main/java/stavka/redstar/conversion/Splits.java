package stavka.redstar.conversion;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPieces;

/** Which units came out of the same breakdown this turn: one of them may be combined again. */
@Rule("17.2.3")
final class Splits {
  private final RedStarPieces pieces;

  Splits(RedStarPieces pieces) {
    this.pieces = pieces;
  }

  /** Whether a unit that has been converted may be combined with others: not with its twin. */
  boolean mayCombine(Position position, Ints units, int unit) {
    int split = position.get(unit, RedStarMarks.SPLIT_OFF);
    return split != 0
        && units.stream()
            .noneMatch(
                other -> other != unit && position.get(other, RedStarMarks.SPLIT_OFF) == split);
  }

  /** Units have come out of a breakdown together. */
  void made(Draft draft, Ints units) {
    int split = 1;
    while (any(draft, split)) {
      split++;
    }
    for (int i = 0; i < units.size(); i++) {
      draft.set(units.get(i), RedStarMarks.SPLIT_OFF, split);
    }
  }

  private boolean any(Draft draft, int split) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (draft.get(unit, RedStarMarks.SPLIT_OFF) == split) {
        return true;
      }
    }
    return false;
  }

  /** Units are converted: what else came out of their breakdowns stays as it is. */
  void used(Draft draft, Ints units) {
    for (int i = 0; i < units.size(); i++) {
      int split = draft.get(units.get(i), RedStarMarks.SPLIT_OFF);
      for (int unit = 0; split != 0 && unit < pieces.count(); unit++) {
        if (draft.get(unit, RedStarMarks.SPLIT_OFF) == split) {
          draft.clear(unit, RedStarMarks.SPLIT_OFF);
        }
      }
    }
  }
}
