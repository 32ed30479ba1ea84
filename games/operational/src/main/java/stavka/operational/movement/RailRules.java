package stavka.operational.movement;

import org.jspecify.annotations.Nullable;
import stavka.engine.move.StepTable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Side;

/** What a book says of movement by rail. */
public interface RailRules {
  /** How much a side may carry in a phase. */
  int limit(Side side);

  /** How much of it a unit takes. */
  int weight(int unit);

  /** How many points a train has. */
  int points();

  /**
   * What each step along a side's railway costs a train as things stand; other steps are forbidden.
   */
  StepTable track(Position position, Side side);

  /** Why a unit cannot go by rail in a phase, or null. */
  @Nullable Objection never(Position position, MovePhase phase, int unit);

  /** Why there is no way for a train to a hex. */
  Objection noRail(int from, int to);
}
