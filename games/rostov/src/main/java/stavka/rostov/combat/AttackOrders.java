package stavka.rostov.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.play.Decision;
import stavka.engine.play.ListedOrders;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.BattlePlan;
import stavka.rostov.command.Command;
import stavka.rostov.command.Use;
import stavka.rostov.declaration.RetreatOrder;
import stavka.rostov.model.RostovTheatre;

/**
 * The attacker's own order about retreat: the Axis at will, the Soviets by a headquarters.
 *
 * @param fight goes on with the combat under the orders given
 */
@Rule({"15.58", "22.12"})
record AttackOrders(
    RostovTheatre theatre,
    Combatants combatants,
    Command command,
    BiConsumer<Draft, BattlePlan> fight)
    implements Stage {
  /** Answers, in the order of {@link RetreatOrder}. */
  static final List<String> ANSWERS = List.of("no-order", "no-retreat", "additional-retreat");

  /** Asks the attacker if there is an order he could give; otherwise the combat goes on. */
  void ask(Draft draft, BattlePlan plan) {
    if (plan.attacker() == Side.AXIS || staff(draft.view(), plan) >= 0) {
      draft.push(new OrderAttack(plan));
    } else {
      fight.accept(draft, plan);
    }
  }

  /** The headquarters that can give an order for an attack, or -1: none near a silent one. */
  private int staff(Position position, BattlePlan plan) {
    Ints from = combatants.from(position, plan);
    if (from.any(hex -> command.nonOp(position, hex))) {
      return -1;
    }
    int best = -1;
    for (int hex : from) {
      int staff = command.mostLeft(position, hex, Use.ORDER);
      if (staff >= 0
          && (best < 0
              || command.left(position, staff, Use.ORDER)
                  > command.left(position, best, Use.ORDER))) {
        best = staff;
      }
    }
    return best;
  }

  private static OrderAttack frame(Position position) {
    return (OrderAttack) Objects.requireNonNull(position.frame());
  }

  @Override
  public Orders orders(Position position) {
    List<Order> answers = new ArrayList<>();
    ANSWERS.forEach(answer -> answers.add(new Reply(answer)));
    String rule = theatre.cites().rule("order-attack");
    return new ListedOrders(
        new Decision(frame(position).plan().attacker(), "order-attack", rule),
        answers,
        theatre.cites().objection("order-attack"));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    BattlePlan plan = frame(draft.view()).plan();
    draft.pop();
    RetreatOrder says = RetreatOrder.values()[ANSWERS.indexOf(((Reply) order).answer())];
    if (says != RetreatOrder.NONE && plan.attacker() == Side.SOVIET) {
      command.spend(draft, staff(draft.view(), plan), Use.ORDER);
    }
    fight.accept(draft, new Stances(says, RetreatOrder.NONE).with(plan));
  }
}
