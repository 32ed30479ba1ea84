package stavka.panzer.combat;

import java.util.List;
import java.util.function.IntPredicate;

/** Who fights in a combat and under what circumstances, whatever their faces show. */
public record Muster(List<Part> attackers, List<Part> defenders, List<Stand> stands) {
  public Muster {
    attackers = List.copyOf(attackers);
    defenders = List.copyOf(defenders);
    stands = List.copyOf(stands);
  }

  /** Those that are still there after units have been turned over. */
  Muster without(IntPredicate attackerGone, IntPredicate defenderGone) {
    return new Muster(
        attackers.stream().filter(part -> !attackerGone.test(part.unit())).toList(),
        defenders.stream().filter(part -> !defenderGone.test(part.unit())).toList(),
        stands);
  }

  boolean defended() {
    return !defenders.isEmpty() || !stands.isEmpty();
  }
}
