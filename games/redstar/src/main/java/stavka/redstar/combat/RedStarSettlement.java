package stavka.redstar.combat;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Casualties;
import stavka.operational.combat.CombatResult;
import stavka.operational.combat.Contribution;
import stavka.operational.combat.Forces;
import stavka.operational.combat.Party;
import stavka.operational.combat.Settlement;
import stavka.operational.model.Marks;
import stavka.redstar.loss.Fate;
import stavka.redstar.model.RedStarPieces;

/** From the result of a battle's die to its frame. */
@Rule({"7.1.2", "8.0.3"})
record RedStarSettlement(RedStarPieces pieces, Combatants combatants, Casualties toll, Fate fate)
    implements Settlement {
  /** Noted of a battle in the streets of a major city. */
  static final int STREETS = 1;

  @Override
  public void begin(Draft draft, BattlePlan plan, Forces forces, Ints from, String result) {
    Ints defenders = Ints.of(forces.defenders().stream().mapToInt(Contribution::unit).toArray());
    Position position = draft.view();
    Side enemy = plan.attacker().enemy();
    Party attacker = Party.of(plan.attacker(), plan.attackers(), position);
    Party defender = Party.of(enemy, defenders, position);
    boolean streets = streets(position, plan);
    if (!plan.overrun()) {
      plan.attackers().each(unit -> draft.set(unit, Marks.ATTACKED));
      defenders.each(unit -> draft.set(unit, Marks.DEFENDED));
    }
    CombatResult outcome = RedStarResult.of(result);
    if (outcome.defender().strikes()) {
      removeGuests(draft, plan, defender);
    }
    draft.push(Battle.of(plan, outcome, streets ? STREETS : 0, attacker, defender));
  }

  /** Most of the attackers' steps are motorised and they go for a major city. */
  @Rule("7.4.4")
  private boolean streets(Position position, BattlePlan plan) {
    Ints attackers = plan.attackers();
    return plan.targets().any(target -> combatants.stronghold(position, target))
        && 2 * steps(position, attackers.filter(pieces::motorised)) > steps(position, attackers);
  }

  private int steps(Position position, Ints units) {
    return units.stream().map(unit -> toll.steps(position, unit)).sum();
  }

  /** Those who had fled to a hex that now suffers are lost, and count for nothing. */
  @Rule("7.14.3")
  private void removeGuests(Draft draft, BattlePlan plan, Party defender) {
    for (int target : plan.targets()) {
      combatants
          .present(draft.view(), defender.side(), target)
          .filter(unit -> draft.has(unit, Marks.GUEST) && !defender.units().contains(unit))
          .each(unit -> fate.eliminate(draft, unit, "7.14.3"));
    }
  }
}
