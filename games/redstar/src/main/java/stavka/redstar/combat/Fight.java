package stavka.redstar.combat;

import stavka.engine.position.Draft;
import stavka.operational.combat.BattlePlan;

/** Resolves a battle that has been declared and found legal. */
@FunctionalInterface
public interface Fight {
  void fight(Draft draft, BattlePlan plan);
}
