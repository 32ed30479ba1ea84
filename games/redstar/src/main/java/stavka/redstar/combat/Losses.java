package stavka.redstar.combat;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.combat.Battle;
import stavka.operational.combat.Casualties;
import stavka.operational.combat.Party;
import stavka.redstar.loss.Fate;

/** Who loses the steps a result asks for. */
@Rule({"7.9", "7.9.7"})
record Losses(Combatants combatants, Fate fate) {
  /**
   * Those who may take the next step: units that can exert a zone come first, each of them once
   * before any of them twice.
   */
  @Rule({"7.9.8", "7.9.9", "7.13.2"})
  Ints candidates(Position position, Battle battle) {
    Party party = battle.party();
    Ints zoned = party.units().filter(unit -> combatants.zoned(position, unit));
    Ints unhurt = zoned.filter(unit -> !party.hit().contains(unit));
    return !unhurt.isEmpty() ? unhurt : !zoned.isEmpty() ? zoned : party.units();
  }

  /** An economic asset cannot retreat, and binds the fighting units that stand with it. */
  @Rule({"7.8.2", "7.10.1", "7.13.1", "7.13.3"})
  boolean mayRetreat(Position position, Battle battle) {
    Ints units = battle.party().units();
    return !units.all(combatants::asset)
        && !units.any(unit -> combatants.zoned(position, unit) && besideAsset(position, unit));
  }

  private boolean besideAsset(Position position, int unit) {
    return position.stack(position.place(unit)).any(combatants::asset);
  }

  /** All units of the side go back by what is still owed; assets stay and are lost. */
  @Rule({"7.10.2", "7.10.3", "7.13.1"})
  Battle leave(Draft draft, Battle battle) {
    if (battle.attacking()) {
      removeBystanders(draft, battle, true, "7.10.3");
    }
    Battle after = battle;
    for (int asset : battle.party().units().filter(combatants::asset)) {
      fate.eliminate(draft, asset, "7.13.1");
      after = after.with(after.party().changed(asset, Casualties.GONE));
    }
    return after;
  }

  /** Friends who stood by attackers that have all died are lost, unless these have retreated. */
  @Rule("7.9.10")
  Battle bystanders(Draft draft, Battle battle) {
    if (battle.distance() == 0) {
      removeBystanders(draft, battle, false, "7.9.10");
    }
    return battle.next(battle.distance());
  }

  /**
   * Friends of attackers who did not attack share their fate when none of those is left.
   *
   * @param all whether the attackers leave all their hexes
   */
  @Rule({"7.9.10", "7.10.3"})
  void removeBystanders(Draft draft, Battle battle, boolean all, String rule) {
    Party attacker = battle.attacker();
    if (battle.plan().overrun()) {
      return;
    }
    for (int ground : attacker.grounds()) {
      boolean held =
          attacker.units().any(u -> draft.place(u) == ground && attacker.origin(u) == ground);
      if (!held || all) {
        combatants
            .present(draft.view(), attacker.side(), ground)
            .filter(unit -> !attacker.units().contains(unit))
            .each(unit -> fate.eliminate(draft, unit, rule));
      }
    }
  }
}
