package stavka.operational.combat;

import stavka.engine.event.Eliminated;
import stavka.engine.event.StepLost;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Books;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;

/** Steps lost and units eliminated. */
@Rule(
    in = Books.KHARKOV,
    value = {"9.51", "9.52"})
@Rule(
    in = Books.GUDERIAN,
    value = {"9.61", "9.62"})
public abstract class Casualties {
  private final Pieces pieces;

  protected Casualties(Theatre theatre) {
    this.pieces = theatre.pieces();
  }

  /** How many steps a unit has left. */
  public abstract int steps(Position position, int unit);

  /** A unit shows its next face. */
  protected void stepTaken(Draft draft, int unit) {}

  /** Takes an eliminated unit's counter where it belongs. */
  protected abstract void remove(Draft draft, int unit);

  /** Takes a step from a unit on the map, its last one with it off the map. */
  @Rule(
      in = Books.KHARKOV,
      value = {"9.51", "9.53", "9.54"})
  @Rule(
      in = Books.GUDERIAN,
      value = {"9.61", "9.62", "9.63"})
  public final void loseStep(Draft draft, int unit, String rule) {
    int left = steps(draft.view(), unit) - 1;
    draft.say(new StepLost(unit, draft.place(unit), left, rule));
    if (left == 0) {
      eliminate(draft, unit, rule);
      return;
    }
    draft.set(unit, Marks.STEP, draft.get(unit, Marks.STEP) + 1);
    stepTaken(draft, unit);
  }

  /** Takes a unit off the map for good. */
  public final void eliminate(Draft draft, int unit, String rule) {
    draft.say(new Eliminated(unit, draft.place(unit), rule));
    draft.clear(unit, Marks.DISRUPTED);
    draft.clear(unit, Marks.GUEST);
    remove(draft, unit);
  }

  public final boolean anyCombatUnit(Draft draft, Side side, int hex) {
    for (int unit = draft.top(hex); unit != Position.NOBODY; unit = draft.below(unit)) {
      if (pieces.combat(unit) && pieces.side(unit) == side) {
        return true;
      }
    }
    return false;
  }
}
