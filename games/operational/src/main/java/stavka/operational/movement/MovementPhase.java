package stavka.operational.movement;

import java.util.List;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.operational.model.Books;

/**
 * A movement phase: units move and overrun one group after the other, in the order the player
 * likes.
 */
@Rule(
    in = Books.KHARKOV,
    value = {"4.2", "6.0"})
@Rule(
    in = Books.GUDERIAN,
    value = {"4.2", "6.0"})
public final class MovementPhase implements Stage {
  private final MovePhase role;
  private final MoveRules rules;
  private final MoveActions actions;
  private final List<ExtraOrder> extras;

  public MovementPhase(
      MovePhase role, MoveRules rules, MoveActions actions, List<ExtraOrder> extras) {
    this.role = role;
    this.rules = rules;
    this.actions = actions;
    this.extras = List.copyOf(extras);
  }

  @Override
  public Orders orders(Position position) {
    return new MovementOrders(position, role, rules, extras);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    switch (order) {
      case Move move -> actions.move(draft, move, new int[move.units().size()]);
      case Overrun overrun -> actions.overrun(draft, overrun, new int[overrun.units().size()]);
      case EndPhase end -> Umpire.endStep(draft);
      default -> {
        for (ExtraOrder extra : extras) {
          if (extra.handles(order)) {
            extra.carryOut(draft, order);
          }
        }
      }
    }
  }
}
