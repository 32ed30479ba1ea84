package stavka.operational.combat;

import java.util.List;
import java.util.function.IntPredicate;

/** Who fights in a combat and under what circumstances, whatever their faces show. */
public record Forces(
    List<Contribution> attackers, List<Contribution> defenders, List<Stand> stands) {
  public Forces {
    attackers = List.copyOf(attackers);
    defenders = List.copyOf(defenders);
    stands = List.copyOf(stands);
  }

  /** Those that are still there after units have been turned over. */
  Forces without(IntPredicate attackerGone, IntPredicate defenderGone) {
    return new Forces(
        attackers.stream().filter(part -> !attackerGone.test(part.unit())).toList(),
        defenders.stream().filter(part -> !defenderGone.test(part.unit())).toList(),
        stands);
  }

  boolean defended() {
    return !defenders.isEmpty() || !stands.isEmpty();
  }
}
