package stavka.operational.combat;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;

/** The steps of units, and what a unit shows when it loses one. */
public interface Faces {
  /** Steps a unit can still lose before it is gone. */
  int steps(Position position, int unit);

  /** Those of the counter itself, before another takes its place. */
  default int shown(Position position, int unit) {
    return steps(position, unit);
  }

  /** What must be known of a unit before it can lose a step. */
  default void reveal(Draft draft, int unit, String rule) {}

  /** A unit shows its next face. */
  void turn(Draft draft, int unit);

  /** The counter that takes the place of one that has shown its last face, or none. */
  default int successor(Position position, int unit) {
    return Casualties.GONE;
  }

  /** A counter takes the place of another. */
  default void succeed(Draft draft, int unit, int successor) {}
}
