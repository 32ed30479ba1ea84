package stavka.operational.movement;

import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;

/**
 * A movement phase: units move and overrun one group after the other, in the order the player
 * likes.
 */
public record MovementPhase(MovePhase phase, MoveRules rules, Travel travel) implements Stage {
  @Override
  public Orders orders(Position position) {
    return new MovementOrders(position, phase, rules);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    switch (order) {
      case Move move -> travel.move(draft, phase, move);
      case Overrun overrun ->
          travel.overrun(draft, phase, overrun, new int[overrun.units().size()]);
      case EndPhase end -> Umpire.endStep(draft);
      default -> {
        for (ExtraOrder extra : phase.extras()) {
          if (extra.handles(order)) {
            extra.carryOut(draft, order);
          }
        }
      }
    }
  }

  @Override
  public boolean proceed(Draft draft) {
    if (phase.passes().test(draft.view())) {
      Umpire.endStep(draft);
      return true;
    }
    return false;
  }
}
