package stavka.bautzen.combat;

import stavka.bautzen.model.BautzenMarks;
import stavka.engine.order.Attack;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;

/** A side's combat phase: attacks one after the other, each settled before the next. */
@Rule("9.1")
record CombatStage(Side side, AttackRules rules, Resolution resolution) implements Stage {
  @Override
  public Orders orders(Position position) {
    return new CombatOrders(position, side, rules);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof Attack attack) {
      resolution.declare(draft, rules.plan(draft.view(), side, attack));
    } else {
      forget(draft);
      Umpire.endStep(draft);
    }
  }

  /** With the phase ends what was noted for it. */
  private static void forget(Draft draft) {
    draft.clearAll(BautzenMarks.FOUGHT, BautzenMarks.FIRED);
    for (int hex = 0; hex < draft.setting().map().grid().size(); hex++) {
      if (draft.at(hex, BautzenMarks.ATTACKED) != 0) {
        draft.put(hex, BautzenMarks.ATTACKED, 0);
      }
    }
  }
}
