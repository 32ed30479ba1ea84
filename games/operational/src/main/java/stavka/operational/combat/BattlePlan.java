package stavka.operational.combat;

import stavka.engine.order.Attack;
import stavka.engine.position.Position;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;

/**
 * A combat or overrun that has been declared.
 *
 * @param supporters units that help without fighting, in games that name them; of either side where
 *     the defender may answer
 * @param attackerSupport points of support, such as air points; 0 in games without
 * @param spent for an overrun, the half points each attacker has spent with it; empty for a combat
 * @param from the hex an overrun is made from, or -1 where attackers strike from where they stand
 * @param phase for an overrun, the number its game gives to the phase in which it is made
 */
public record BattlePlan(
    boolean overrun,
    Side attacker,
    @Unit Ints attackers,
    @Hex Ints targets,
    @Unit Ints supporters,
    int attackerSupport,
    int defenderSupport,
    Ints spent,
    int from,
    int phase) {

  /** A combat as it is ordered. */
  public static BattlePlan of(Side side, Attack attack) {
    return new BattlePlan(
        false,
        side,
        attack.units(),
        attack.targets(),
        attack.supporters(),
        attack.support(),
        0,
        Ints.EMPTY,
        -1,
        0);
  }

  /** An overrun by units that stand next to their target. */
  public static BattlePlan overrun(Side side, Ints units, int target, Ints spent) {
    return overrun(side, units, target, spent, -1, 0);
  }

  public static BattlePlan overrun(
      Side side, Ints units, int target, Ints spent, int from, int phase) {
    return new BattlePlan(true, side, units, Ints.of(target), Ints.EMPTY, 0, 0, spent, from, phase);
  }

  /** Where an attacker strikes from. */
  public int origin(Position position, int unit) {
    return from >= 0 ? from : position.place(unit);
  }

  public BattlePlan withDefenderSupport(int points) {
    return new BattlePlan(
        overrun,
        attacker,
        attackers,
        targets,
        supporters,
        attackerSupport,
        points,
        spent,
        from,
        phase);
  }

  /** The same with others who help, of either side. */
  public BattlePlan withSupporters(Ints helpers) {
    return new BattlePlan(
        overrun,
        attacker,
        attackers,
        targets,
        helpers,
        attackerSupport,
        defenderSupport,
        spent,
        from,
        phase);
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
        overrun,
        attacker,
        left,
        targets,
        supporters,
        attackerSupport,
        defenderSupport,
        spentByThem,
        from,
        phase);
  }
}
