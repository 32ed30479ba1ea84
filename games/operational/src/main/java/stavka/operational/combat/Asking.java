package stavka.operational.combat;

import java.util.List;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.ListedOrders;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.operational.model.Citations;

/** How someone is asked to choose in a battle, and what is answered to a wrong choice. */
@FunctionalInterface
public interface Asking {
  /**
   * @param offered what may be chosen
   */
  Orders of(Position position, Battle battle, List<Order> offered);

  /** The side whose part it is chooses from what is offered; all else is refused alike. */
  static Asking listed(String code, Citations cites) {
    return (position, battle, offered) -> {
      String rule = cites.rule(code);
      return new ListedOrders(
          new Decision(battle.side(), code, rule),
          offered,
          Objection.of(rule, "not-offered-" + code));
    };
  }
}
