package stavka.kharkov.combat;

import stavka.engine.order.Attack;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Side;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;

/**
 * A side's combat phase: attacks one after another, each settled before the next, until it has
 * enough.
 */
@Rule({"9.0", "9.11", "9.12"})
final class CombatStage implements Stage {
  private final Side side;
  private final Pieces pieces;
  private final AttackRules rules;
  private final Resolution resolution;

  CombatStage(Side side, Pieces pieces, AttackRules rules, Resolution resolution) {
    this.side = side;
    this.pieces = pieces;
    this.rules = rules;
    this.resolution = resolution;
  }

  @Override
  public Orders orders(Position position) {
    return new CombatOrders(position, side, pieces, rules);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof Attack attack) {
      declare(draft, plan(side, attack));
    } else {
      forget(draft);
      Umpire.endStep(draft);
    }
  }

  static BattlePlan plan(Side side, Attack attack) {
    return new BattlePlan(
        false, side, attack.units(), attack.targets(), attack.support(), 0, Ints.EMPTY);
  }

  /** The attacker announces his air point, then the defender; overruns never come this way. */
  @Rule({"13.11", "13.12", "13.15"})
  private void declare(Draft draft, BattlePlan plan) {
    if (plan.attackerAir() > 0) {
      draft.add(AttackRules.airEntry(side), -plan.attackerAir());
    }
    if (draft.ledger(AttackRules.airEntry(side.enemy())) > 0) {
      draft.push(new AirAnswer(plan));
    } else {
      resolution.fight(draft, plan);
    }
  }

  /** With the phase ends what was noted for it: who attacked, who was attacked, who is a guest. */
  @Rule({"9.14", "9.65"})
  private static void forget(Draft draft) {
    draft.clearAll(State.ATTACKED, State.DEFENDED, State.GUEST);
    draft.enter(Ledger.GARRISONS_ATTACKED, 0);
  }
}
