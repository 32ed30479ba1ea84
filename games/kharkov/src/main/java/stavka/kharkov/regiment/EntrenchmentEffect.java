package stavka.kharkov.regiment;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.KharkovMarks;
import stavka.operational.board.EntryEffect;

/** An entrenchment is given up by moving, and when its regiment is no longer alone. */
@Rule("15.23")
public final class EntrenchmentEffect implements EntryEffect {
  @Override
  public void stepped(Draft draft, int unit, int from, int to) {
    giveUp(draft, unit);
  }

  @Override
  public void stopped(Draft draft, int hex) {
    int top = draft.top(hex);
    if (top == Position.NOBODY || draft.below(top) == Position.NOBODY) {
      return;
    }
    for (int unit = top; unit != Position.NOBODY; unit = draft.below(unit)) {
      giveUp(draft, unit);
    }
  }

  private static void giveUp(Draft draft, int unit) {
    if (draft.has(unit, KharkovMarks.ENTRENCHED)) {
      draft.clear(unit, KharkovMarks.ENTRENCHED);
    }
  }
}
