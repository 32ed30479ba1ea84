package stavka.operational.combat;

import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;

/**
 * A combat or overrun that has been declared.
 *
 * @param attackerSupport points of support, such as air points; 0 in games without
 * @param spent for an overrun, the half points each attacker has spent with it; empty for a combat
 */
public record BattlePlan(
    boolean overrun,
    Side attacker,
    @Unit Ints attackers,
    @Hex Ints targets,
    int attackerSupport,
    int defenderSupport,
    Ints spent) {

  public BattlePlan withDefenderSupport(int points) {
    return new BattlePlan(overrun, attacker, attackers, targets, attackerSupport, points, spent);
  }

  /** The same with those who are left to attack. */
  BattlePlan withAttackers(Ints left) {
    if (left.equals(attackers)) {
      return this;
    }
    Ints spentByThem = Ints.EMPTY;
    for (int i = 0; i < attackers.size() && !spent.isEmpty(); i++) {
      if (left.contains(attackers.get(i))) {
        spentByThem = spentByThem.with(spent.get(i));
      }
    }
    return new BattlePlan(
        overrun, attacker, left, targets, attackerSupport, defenderSupport, spentByThem);
  }
}
