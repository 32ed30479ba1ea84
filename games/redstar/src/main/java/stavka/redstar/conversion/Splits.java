package stavka.redstar.conversion;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPieces;

/** Which units came out of the same breakdown this turn: one of them may be combined again. */
@Rule("17.2.3")
record Splits(RedStarPieces pieces) {
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
    while (!of(draft, split).isEmpty()) {
      split++;
    }
    for (int unit : units) {
      draft.set(unit, RedStarMarks.SPLIT_OFF, split);
    }
  }

  private Ints of(Draft draft, int split) {
    return pieces.all().filter(unit -> draft.get(unit, RedStarMarks.SPLIT_OFF) == split);
  }

  /** Units are converted: what else came out of their breakdowns stays as it is. */
  void used(Draft draft, Ints units) {
    for (int converted : units) {
      int split = draft.get(converted, RedStarMarks.SPLIT_OFF);
      if (split != 0) {
        of(draft, split).each(unit -> draft.clear(unit, RedStarMarks.SPLIT_OFF));
      }
    }
  }
}
