package stavka.rostov.engineers;

import java.util.Optional;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;

/** What the staff would build, convert, cut and blow, for bots. */
public final class EngineerCounsel {
  /** The proposal of an engineer phase, its end when nothing is left; empty in other phases. */
  public Optional<Order> work(Orders legal) {
    return legal.decision().code().endsWith("-engineers")
        ? legal.suggestion().or(() -> Optional.of(new EndPhase()))
        : Optional.empty();
  }
}
