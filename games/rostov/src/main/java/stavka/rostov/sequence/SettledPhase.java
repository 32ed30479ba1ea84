package stavka.rostov.sequence;

import java.util.function.Consumer;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;

/**
 * A phase after which something is settled.
 *
 * @param phase what it consists of
 * @param ending done once it has ended
 */
@Rule("4.2")
public record SettledPhase(Stage phase, Consumer<Draft> ending) implements Stage {
  @Override
  public Orders orders(Position position) {
    return phase.orders(position);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    int before = draft.phase();
    phase.carryOut(draft, order);
    settle(draft, before);
  }

  @Override
  public boolean proceed(Draft draft) {
    int before = draft.phase();
    boolean done = phase.proceed(draft);
    settle(draft, before);
    return done;
  }

  /** What the ending leaves to choose belongs to this phase still. */
  private void settle(Draft draft, int before) {
    if (draft.phase() != before) {
      draft.setPhase(before);
      Umpire.endStepLater(draft);
      ending.accept(draft);
    }
  }
}
