package stavka.bautzen.movement;

import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/** A side's movement phase. */
record MovementStage(Side side, MovementSection section) implements Stage {
  @Override
  public Orders orders(Position position) {
    return new MovementOrders(position, side, section);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof Move move) {
      section.move(draft, move);
    } else {
      Umpire.endStep(draft);
    }
  }
}
