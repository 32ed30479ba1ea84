package stavka.bautzen.combat;

import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;

/**
 * An attack that has been declared.
 *
 * @param support the attacker's column and guns
 * @param answer the defender's
 */
record BattlePlan(
    Side side, @Unit Ints units, @Hex int target, @Unit Ints support, @Unit Ints answer) {
  BattlePlan answered(Ints with) {
    return new BattlePlan(side, units, target, support, with);
  }
}
