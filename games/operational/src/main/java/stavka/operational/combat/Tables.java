package stavka.operational.combat;

import org.jspecify.annotations.Nullable;
import stavka.engine.battle.CombatTable;
import stavka.engine.position.Position;

/** Which table a combat is read from. */
public interface Tables {
  CombatTable table(Position position, BattlePlan plan);

  /** The result of strengths for which no die is rolled, or null. */
  @Nullable String outside(CombatTable table, int attack, int defence);
}
