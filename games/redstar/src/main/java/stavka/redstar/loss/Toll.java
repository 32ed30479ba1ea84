package stavka.redstar.loss;

import stavka.engine.event.StepLost;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.redstar.model.Marks;
import stavka.redstar.model.Theatre;

/** Steps, and the loss of one. */
public final class Toll {
  /** Stands for a unit that is gone. */
  public static final int GONE = -1;

  private final Theatre theatre;
  private final Fate fate;

  public Toll(Theatre theatre, Fate fate) {
    this.theatre = theatre;
    this.fate = fate;
  }

  /** Steps a unit can still lose before it is gone. */
  public int steps(Position position, int unit) {
    return theatre.pieces().facesLeft(position, unit);
  }

  /**
   * Takes a step off a unit.
   *
   * @return the counter that stands for it now, which may be another, or {@link #GONE}
   */
  public int lose(Draft draft, int unit, String rule) {
    int left = steps(draft.view(), unit) - 1;
    draft.say(new StepLost(unit, draft.place(unit), left, rule));
    if (left > 0) {
      draft.set(unit, Marks.STEP, draft.get(unit, Marks.STEP) + 1);
      return unit;
    }
    fate.eliminate(draft, unit, rule);
    return GONE;
  }
}
