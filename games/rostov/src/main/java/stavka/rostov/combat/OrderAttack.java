package stavka.rostov.combat;

import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.operational.combat.BattlePlan;

/** The attacker may still give an order, before that of the defender is opened. */
@Rule("15.58")
public record OrderAttack(BattlePlan plan) implements Frame {}
