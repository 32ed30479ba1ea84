package stavka.operational.combat;

import stavka.engine.event.Eliminated;
import stavka.engine.event.StepLost;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;

/** Steps lost and units eliminated. */
public record Casualties(Faces faces, Removal removal) {
  /** Stands for a unit that is gone. */
  public static final int GONE = -1;

  /** Steps a unit can still lose before it is gone. */
  public int steps(Position position, int unit) {
    return faces.steps(position, unit);
  }

  /**
   * Takes a step from a unit on the map, its last one with it off the map.
   *
   * @return the counter that stands for it now, which may be another, or {@link #GONE}
   */
  public int lose(Draft draft, int unit, String rule) {
    faces.reveal(draft, unit, rule);
    int left = faces.steps(draft.view(), unit) - 1;
    draft.say(new StepLost(unit, draft.place(unit), left, rule));
    if (faces.shown(draft.view(), unit) > 1) {
      faces.turn(draft, unit);
      return unit;
    }
    int successor = faces.successor(draft.view(), unit);
    if (successor == GONE) {
      eliminate(draft, unit, rule);
    } else {
      faces.succeed(draft, unit, successor);
    }
    return successor;
  }

  /** Takes a unit off the map. */
  public void eliminate(Draft draft, int unit, String rule) {
    draft.say(new Eliminated(unit, draft.place(unit), rule));
    removal.remove(draft, unit);
  }
}
