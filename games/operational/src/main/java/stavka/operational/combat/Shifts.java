package stavka.operational.combat;

import java.util.List;
import stavka.engine.battle.Adjustment;
import stavka.engine.position.Position;

/** What moves the column of a combat beside the odds, and what changes its die. */
public interface Shifts {
  /** A table that is read by the odds alone. */
  Shifts NONE = new Shifts() {};

  /** The shifts that are known before any die is rolled. */
  default List<Adjustment> known(Position position, BattlePlan plan, Forces forces) {
    return List.of();
  }

  default List<Adjustment> dieChanges(Position position, BattlePlan plan) {
    return List.of();
  }

  /** Whether a die of its own is rolled for a further shift. */
  default boolean rollsMorale(int turn, BattlePlan plan) {
    return false;
  }

  default int morale(int turn, int die) {
    return 0;
  }
}
