package stavka.redstar.combat;

import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.BattleStart;
import stavka.redstar.model.Ledger;

/** The siege artillery fires once in a phase. */
final class RedStarBattleStart implements BattleStart {
  @Override
  @Rule("7.6.2")
  public void declared(Draft draft, BattlePlan plan) {
    if (plan.attackerSupport() > 0) {
      draft.enter(Ledger.SIEGE_FIRED, 1);
    }
  }
}
