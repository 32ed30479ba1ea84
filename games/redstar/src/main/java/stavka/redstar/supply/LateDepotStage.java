package stavka.redstar.supply;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.ChoiceStage;
import stavka.engine.play.Decision;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.redstar.model.Ledger;

/**
 * The last moment of the supply phase to withdraw depots: supply has been judged, and they have
 * served. Between this and the step before supply is judged no moment gains anything.
 */
@Rule("10.2.1")
record LateDepotStage(DepotStage early) implements ChoiceStage {
  @Override
  public Decision decision() {
    return new Decision(Side.AXIS, "choose-late-depots", "10.2.1");
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    if (position.ledger(Ledger.DEPOTS_LEAVE_EARLY) != 0) {
      return Objection.of("10.2.1", "depots-leave-early");
    }
    return order instanceof Withdraw
        ? early.objection(position, order)
        : Objection.of("10.2.1", "withdraw-or-end");
  }

  @Override
  public void listFor(Position position, int unit, Consumer<? super Order> action) {
    offer(position, new Withdraw(unit), action);
  }

  @Override
  public void give(Draft draft, Order order) {
    early.give(draft, order);
  }
}
