package stavka.operational.combat;

import stavka.engine.position.Draft;
import stavka.engine.value.Ints;

/** What a game does when a combat begins, beside rolling for it. */
public interface BattleStart {
  /** A combat that begins with its die. */
  BattleStart NONE = new BattleStart() {};

  /** A combat or overrun has been declared; nothing has been judged or turned over yet. */
  default void declared(Draft draft, BattlePlan plan) {}

  /**
   * Units have been turned over: removes those who prove to be worthless and sends back those who
   * cannot attack.
   *
   * @param shown the units that were turned over
   * @return who is left to attack
   */
  default Ints turnedOver(Draft draft, BattlePlan plan, Ints shown) {
    return plan.attackers();
  }

  /** The combat takes place; attackers and attacked have been marked unless it is an overrun. */
  default void engaged(Draft draft, BattlePlan plan) {}

  /** A combat phase ends. */
  default void phaseEnds(Draft draft) {}
}
