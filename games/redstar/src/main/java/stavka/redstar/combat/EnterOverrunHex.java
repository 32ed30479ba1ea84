package stavka.redstar.combat;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.BattleStep;
import stavka.operational.combat.Party;
import stavka.operational.model.Marks;

/** After an overrun that cleared its hex the units may enter it; any other is over. */
@Rule("8.0.4")
record EnterOverrunHex(Combatants combatants) implements BattleStep {
  @Override
  public Battle proceed(Draft draft, Battle battle) {
    BattlePlan plan = battle.plan();
    if (overran(draft.view(), battle)) {
      draft.push(
          new OverrunEntry(plan.attackers(), plan.spent(), plan.targets(), plan.phase() != 0));
    } else {
      battle.attacker().units().each(unit -> draft.set(unit, Marks.MOVED));
    }
    return battle.next();
  }

  /** Whether an overrun has succeeded: the hex is free and the attackers are unscathed. */
  private boolean overran(Position position, Battle battle) {
    Party attacker = battle.attacker();
    int target = battle.plan().targets().first();
    return combatants.present(position, battle.defender().side(), target).isEmpty()
        && attacker.lost() == 0
        && attacker.trails().isEmpty()
        && attacker.units().equals(battle.plan().attackers());
  }
}
