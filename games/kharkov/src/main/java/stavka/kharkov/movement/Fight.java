package stavka.kharkov.movement;

import stavka.engine.position.Draft;
import stavka.kharkov.combat.BattlePlan;

/** Fights out an overrun: the combat section's part of it. */
@FunctionalInterface
public interface Fight {
  void fight(Draft draft, BattlePlan plan);
}
