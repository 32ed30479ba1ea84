package stavka.operational.movement;

import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.operational.model.Books;

/** The Axis moves its mechanised units again, except on the last turn. */
@Rule(
    in = Books.KHARKOV,
    value = {"4.2", "6.0", "6.58"})
public final class MechanisedPhase implements Stage {
  private final MovementPhase movement;
  private final int lastTurn;

  public MechanisedPhase(MovementPhase movement, int lastTurn) {
    this.movement = movement;
    this.lastTurn = lastTurn;
  }

  @Override
  public Orders orders(Position position) {
    return movement.orders(position);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    movement.carryOut(draft, order);
  }

  @Override
  public boolean proceed(Draft draft) {
    if (draft.turn() == lastTurn) {
      Umpire.endStep(draft);
      return true;
    }
    return false;
  }
}
