package stavka.operational.combat;

import java.util.List;
import java.util.function.IntPredicate;
import stavka.engine.battle.Modifier;

/**
 * Who fights in a combat and under what circumstances, whatever their faces show.
 *
 * @param onAttack what changes the sum of the attack
 * @param onDefence what changes the sum of the defence
 */
public record Forces(
    List<Contribution> attackers,
    List<Contribution> defenders,
    List<Modifier> onAttack,
    List<Modifier> onDefence) {
  public Forces(List<Contribution> attackers, List<Contribution> defenders) {
    this(attackers, defenders, List.of(), List.of());
  }

  /** Those that are still there after units have been turned over. */
  Forces without(IntPredicate attackerGone, IntPredicate defenderGone) {
    return new Forces(
        left(attackers, attackerGone), left(defenders, defenderGone), onAttack, onDefence);
  }

  private static List<Contribution> left(List<Contribution> parts, IntPredicate gone) {
    return parts.stream().filter(part -> part.unit() < 0 || !gone.test(part.unit())).toList();
  }
}
