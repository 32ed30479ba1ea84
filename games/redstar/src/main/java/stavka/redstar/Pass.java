package stavka.redstar;

import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;

/** A step not written yet: nothing is done at it. To be gone when all sections are there. */
public final class Pass implements Stage {
  @Override
  public Orders orders(Position position) {
    throw new IllegalStateException("nothing to choose");
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    throw new IllegalStateException("nothing to choose");
  }

  @Override
  public boolean proceed(Draft draft) {
    Umpire.endStep(draft);
    return true;
  }
}
