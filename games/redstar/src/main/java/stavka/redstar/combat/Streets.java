package stavka.redstar.combat;

import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattleStep;
import stavka.operational.combat.Casualties;
import stavka.operational.combat.Party;
import stavka.redstar.model.Limits;
import stavka.redstar.model.RedStarPieces;

/** Each motorised attacker of a major city may lose a step to the streets. */
@Rule({"7.4.4", "7.9.10"})
record Streets(RedStarPieces pieces, Limits.Combat limits, Casualties toll, Losses losses)
    implements BattleStep {
  private static final int DIE = 6;

  @Override
  public Battle proceed(Draft draft, Battle battle) {
    return (battle.noted() == RedStarSettlement.STREETS ? fight(draft, battle) : battle).next();
  }

  private Battle fight(Draft draft, Battle battle) {
    Battle after = battle;
    for (int unit : battle.attacker().units()) {
      if (pieces.motorised(unit)) {
        Party party = after.attacker();
        boolean scathed = party.hit().contains(unit) || party.fled(unit);
        int die = draft.roll(DIE, "streets", "7.4.4");
        if (die <= (scathed ? limits.streetsHurt() : limits.streets())) {
          after = after.with(party.changed(unit, toll.lose(draft, unit, "7.4.4")));
        }
      }
    }
    if (after.attacker().trails().isEmpty()) {
      // Who stood by attackers that fell back is gone already; whoever is there now came since.
      losses.removeBystanders(draft, after, false, "7.9.10");
    }
    return after;
  }
}
