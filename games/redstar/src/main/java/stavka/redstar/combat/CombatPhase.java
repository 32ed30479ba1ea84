package stavka.redstar.combat;

import stavka.engine.order.Attack;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.combat.BattlePlan;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.Theatre;

/** A side's combat phase: attack after attack, as long as it likes. */
@Rule({"7.1.1", "7.2.1", "7.2.3"})
final class CombatPhase implements Stage {
  private final Theatre theatre;
  private final Side side;
  private final Combatants combatants;
  private final AttackRules rules;
  private final Fight fight;

  CombatPhase(Theatre theatre, Side side, Combatants combatants, AttackRules rules, Fight fight) {
    this.theatre = theatre;
    this.side = side;
    this.combatants = combatants;
    this.rules = rules;
    this.fight = fight;
  }

  @Override
  public Orders orders(Position position) {
    return listed(position);
  }

  private CombatOrders listed(Position position) {
    return new CombatOrders(theatre, position, side, combatants, rules);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof Attack attack) {
      if (attack.support() == 1) {
        draft.enter(Ledger.SIEGE_FIRED, 1);
      }
      fight.fight(draft, BattlePlan.of(side, attack));
    } else {
      Umpire.endStep(draft);
    }
  }

  @Override
  public boolean proceed(Draft draft) {
    if (listed(draft.view()).any()) {
      return false;
    }
    Umpire.endStep(draft);
    return true;
  }
}
