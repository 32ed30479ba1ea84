package stavka.panzer.combat;

import stavka.engine.position.Draft;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattleStep;

/** Once the defender has had his part, what was held beside units that are gone falls. */
record FallWhereAlone(Customs customs) implements BattleStep {
  @Override
  public Battle proceed(Draft draft, Battle battle) {
    if (battle.result().defender().strikes()) {
      customs.fallWhereAlone(draft, battle.plan().targets());
    }
    return battle.next();
  }
}
