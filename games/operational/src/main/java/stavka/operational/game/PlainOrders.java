package stavka.operational.game;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.reason.Objection;

/** What may be done at a stage that raises one objection to an order at most. */
public abstract class PlainOrders implements Orders {
  private final Decision decision;

  protected PlainOrders(Decision decision) {
    this.decision = decision;
  }

  @Override
  public final Decision decision() {
    return decision;
  }

  /** Why an order may not be given now, or null. */
  protected abstract @Nullable Objection objection(Order order);

  @Override
  public List<Objection> objections(Order order) {
    return Objection.listed(objection(order));
  }

  /** The same at a stage that may be ended at any time. */
  public abstract static class UntilEnded extends PlainOrders {
    protected UntilEnded(Decision decision) {
      super(decision);
    }

    /** Why an order other than the end of the phase may not be given now, or null. */
    protected abstract @Nullable Objection against(Order order);

    @Override
    protected final @Nullable Objection objection(Order order) {
      return order instanceof EndPhase ? null : against(order);
    }
  }
}
