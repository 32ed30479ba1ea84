package stavka.operational.combat;

import stavka.engine.position.Draft;

/** Takes a declared combat or overrun further: the combat section's part of it. */
@FunctionalInterface
public interface Fight {
  void fight(Draft draft, BattlePlan plan);
}
