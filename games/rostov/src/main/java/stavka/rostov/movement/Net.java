package stavka.rostov.movement;

import org.jspecify.annotations.Nullable;
import stavka.engine.move.StepGuard;
import stavka.engine.move.StepTable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.movement.MovePhase;

/** Lines from hex to hex that some units keep to: railways, or water. */
interface Net {
  /** What each step that there is costs a side: one point, more where it is interdicted. */
  StepTable steps(Position position, Side side);

  /** Judges the steps that are marked. */
  default StepGuard guard(Position position) {
    return StepGuard.OPEN;
  }

  /** What each hex does to a unit: closed, open, or in an enemy zone, where it stops. */
  byte[] gates(Position position, int unit);

  /** How many points a unit has. */
  int points(Position position, int unit);

  /** Why units do not go by it in a phase from where they stand, or null. */
  @Nullable Objection never(Position position, MovePhase phase, Ints units, int start);

  /** Why a closed hex is closed. */
  Objection closed(Position position, int unit, int hex);

  /** Why there is no step between two hexes. */
  Objection apart(int unit, int from, int to);

  /** Whether units come onto the map by it. */
  default boolean enters() {
    return false;
  }

  /** Units set out by it. */
  default void begun(Draft draft, Ints units) {}
}
