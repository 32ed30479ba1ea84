package stavka.panzer.combat;

import stavka.engine.position.Draft;
import stavka.engine.value.Ints;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Forces;
import stavka.operational.combat.Party;
import stavka.operational.combat.Settlement;

/** From a result to its battle, in which {@link StruckUnits} names whom it falls on. */
record PanzerSettlement() implements Settlement {
  @Override
  public void begin(Draft draft, BattlePlan plan, Forces forces, Ints from, String result) {
    Party attacker = Party.of(plan.attacker(), plan.attackers(), draft.view());
    Party defender = Party.of(plan.attacker().enemy(), Ints.EMPTY, Ints.EMPTY, plan.targets());
    draft.push(
        Battle.of(
            plan,
            PanzerResult.of(result),
            0,
            Party.of(attacker.side(), attacker.units(), attacker.origins(), from),
            defender));
  }
}
