package stavka.redstar.combat;

import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattleStep;

/** Friends who stood by attackers that have all died are lost, unless these have retreated. */
@Rule("7.9.10")
record Bystanders(Losses losses) implements BattleStep {
  @Override
  public Battle proceed(Draft draft, Battle battle) {
    if (battle.distance() == 0) {
      losses.removeBystanders(draft, battle, false, "7.9.10");
    }
    return battle.next(battle.distance());
  }
}
