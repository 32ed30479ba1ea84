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
final class Losses {
  private final Combatants combatants;
  private final Fate fate;

  Losses(Combatants combatants, Fate fate) {
    this.combatants = combatants;
    this.fate = fate;
  }

  /**
   * Those who may take the next step: units that can exert a zone come first, each of them once
   * before any of them twice.
   */
  @Rule({"7.9.8", "7.9.9", "7.13.2"})
  Ints candidates(Position position, Battle battle) {
    Party party = battle.party();
    Ints unhurt = Ints.EMPTY;
    Ints zoned = Ints.EMPTY;
    for (int i = 0; i < party.units().size(); i++) {
      int unit = party.units().get(i);
      if (combatants.zoned(position, unit)) {
        zoned = zoned.with(unit);
        unhurt = party.hit().contains(unit) ? unhurt : unhurt.with(unit);
      }
    }
    return !unhurt.isEmpty() ? unhurt : !zoned.isEmpty() ? zoned : party.units();
  }

  /** An economic asset cannot retreat, and binds the fighting units that stand with it. */
  @Rule({"7.8.2", "7.10.1", "7.13.1", "7.13.3"})
  boolean mayRetreat(Position position, Battle battle) {
    Party party = battle.party();
    boolean mobile = false;
    for (int i = 0; i < party.units().size(); i++) {
      int unit = party.units().get(i);
      mobile |= !combatants.asset(unit);
      if (combatants.zoned(position, unit) && besideAsset(position, unit)) {
        return false;
      }
    }
    return mobile;
  }

  private boolean besideAsset(Position position, int unit) {
    for (int other = position.top(position.place(unit));
        other != Position.NOBODY;
        other = position.below(other)) {
      if (combatants.asset(other)) {
        return true;
      }
    }
    return false;
  }

  /** All units of the side go back by what is still owed; assets stay and are lost. */
  @Rule({"7.10.2", "7.10.3", "7.13.1"})
  Battle leave(Draft draft, Battle battle) {
    if (battle.attacking()) {
      removeBystanders(draft, battle, true, "7.10.3");
    }
    Battle after = battle;
    Ints units = battle.party().units();
    for (int i = 0; i < units.size(); i++) {
      if (combatants.asset(units.get(i))) {
        fate.eliminate(draft, units.get(i), "7.13.1");
        after = after.with(after.party().changed(units.get(i), Casualties.GONE));
      }
    }
    return after;
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
    for (int i = 0; i < attacker.grounds().size(); i++) {
      int ground = attacker.grounds().get(i);
      boolean held =
          attacker.units().stream()
              .anyMatch(u -> draft.place(u) == ground && attacker.origin(u) == ground);
      if (!held || all) {
        combatants
            .present(draft.view(), attacker.side(), ground)
            .each(
                unit -> {
                  if (!attacker.units().contains(unit)) {
                    fate.eliminate(draft, unit, rule);
                  }
                });
      }
    }
  }
}
