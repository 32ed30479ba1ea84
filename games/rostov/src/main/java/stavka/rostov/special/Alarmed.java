package stavka.rostov.special;

import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;

/**
 * A stage of movement in which an overrun is an attack: it releases the garrison of its target.
 *
 * @param stage what it consists of
 */
@Rule("22.82")
public record Alarmed(Stage stage, Garrisons garrisons) implements Stage {
  @Override
  public Orders orders(Position position) {
    return stage.orders(position);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof Overrun overrun) {
      garrisons.release(draft, overrun.target());
    }
    stage.carryOut(draft, order);
  }

  @Override
  public boolean proceed(Draft draft) {
    return stage.proceed(draft);
  }
}
