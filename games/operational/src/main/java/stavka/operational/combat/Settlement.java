package stavka.operational.combat;

import stavka.engine.position.Draft;
import stavka.engine.value.Ints;

/** Takes up a result: pushes the frame that carries it out. */
@FunctionalInterface
public interface Settlement {
  /**
   * @param plan with those who were left to attack
   * @param from the hexes the attack was declared from
   */
  void begin(Draft draft, BattlePlan plan, Forces forces, Ints from, String result);
}
