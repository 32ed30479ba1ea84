package stavka.operational.combat;

import java.util.function.Consumer;
import stavka.engine.counter.Roster;
import stavka.engine.order.Attack;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;

/**
 * A side's combat phase: attacks one after another, each settled before the next, until it has
 * enough.
 *
 * @param declare what follows when an attack is declared: it is fought, or the defender is asked
 *     first
 * @param ends what is done when the phase ends
 * @param endsIdle whether the phase ends by itself once nobody can attack
 */
public record CombatPhase(
    Side side,
    Roster roster,
    AttackRules rules,
    Fight declare,
    Consumer<Draft> ends,
    boolean endsIdle,
    Citations cites)
    implements Stage {

  @Override
  public Orders orders(Position position) {
    return listed(position);
  }

  private CombatOrders listed(Position position) {
    return new CombatOrders(position, side, roster, rules, cites);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof Attack attack) {
      declare.fight(draft, BattlePlan.of(side, attack));
    } else {
      end(draft);
    }
  }

  @Override
  public boolean proceed(Draft draft) {
    if (!endsIdle || listed(draft.view()).any()) {
      return false;
    }
    end(draft);
    return true;
  }

  private void end(Draft draft) {
    ends.accept(draft);
    Umpire.endStep(draft);
  }
}
