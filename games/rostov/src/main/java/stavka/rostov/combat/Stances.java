package stavka.rostov.combat;

import stavka.engine.rule.Rule;
import stavka.operational.combat.BattlePlan;
import stavka.rostov.declaration.RetreatOrder;

/**
 * The orders under which both sides of a combat fight; they travel with its plan as what answers
 * it.
 */
@Rule({"15.58", "15.59"})
record Stances(RetreatOrder attacker, RetreatOrder defender) {
  private static final int KINDS = RetreatOrder.values().length;

  static Stances of(BattlePlan plan) {
    int code = plan.defenderSupport();
    RetreatOrder[] orders = RetreatOrder.values();
    return new Stances(orders[code % KINDS], orders[code / KINDS]);
  }

  BattlePlan with(BattlePlan plan) {
    return plan.withDefenderSupport(attacker.ordinal() + KINDS * defender.ordinal());
  }
}
