package stavka.operational.combat;

import java.util.stream.IntStream;
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
    return with(attackers, supporters, points, spent);
  }

  /** The same with others who help, of either side. */
  public BattlePlan withSupporters(Ints helpers) {
    return with(attackers, helpers, defenderSupport, spent);
  }

  private BattlePlan with(Ints units, Ints helpers, int points, Ints spending) {
    return new BattlePlan(
        overrun, attacker, units, targets, helpers, attackerSupport, points, spending, from, phase);
  }

  /** The same with those who are left to attack. */
  BattlePlan withAttackers(Ints left) {
    if (left.equals(attackers)) {
      return this;
    }
    Ints spentByThem =
        Ints.of(
            IntStream.range(0, spent.size())
                .filter(i -> left.contains(attackers.get(i)))
                .map(spent::get)
                .toArray());
    return with(left, supporters, defenderSupport, spentByThem);
  }
}
