package stavka.panzer.movement;

import stavka.engine.position.Draft;
import stavka.panzer.combat.BattlePlan;

/** Takes a declared combat or overrun further: the combat section's part of it. */
@FunctionalInterface
public interface Fight {
  void fight(Draft draft, BattlePlan plan);
}
