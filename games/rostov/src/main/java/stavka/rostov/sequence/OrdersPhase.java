package stavka.rostov.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.game.PlainOrders;
import stavka.operational.movement.ExtraOrder;

/**
 * A phase in which some kinds of orders may be given, as often as they can, until it is ended; it
 * passes by itself while there is nothing to order.
 *
 * @param id its id in the sequence, which is also what is to be decided
 * @param rule the rule it is under
 * @param extras the kinds of orders
 * @param ending done when it ends
 */
@Rule("4.2")
public record OrdersPhase(
    String id, Side side, String rule, List<ExtraOrder> extras, Consumer<Draft> ending)
    implements Stage {
  public OrdersPhase {
    extras = List.copyOf(extras);
  }

  @Override
  public Orders orders(Position position) {
    return new Offered(position);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof EndPhase) {
      end(draft);
      return;
    }
    for (ExtraOrder extra : extras) {
      if (extra.handles(order)) {
        extra.carryOut(draft, order);
      }
    }
  }

  @Override
  public boolean proceed(Draft draft) {
    Position position = draft.view();
    for (ExtraOrder extra : extras) {
      if (extra.any(position)) {
        return false;
      }
    }
    end(draft);
    return true;
  }

  private void end(Draft draft) {
    Umpire.endStep(draft);
    ending.accept(draft);
  }

  /** What may be ordered now. */
  private final class Offered extends PlainOrders.UntilEnded {
    private final Position position;

    Offered(Position position) {
      super(new Decision(side, id, rule));
      this.position = position;
    }

    @Override
    protected @Nullable Objection against(Order order) {
      for (ExtraOrder extra : extras) {
        if (extra.handles(order)) {
          return extra.objection(position, order);
        }
      }
      return Objection.of(rule, "not-now");
    }

    @Override
    public void forEach(Consumer<? super Order> action) {
      extras.forEach(extra -> extra.forEach(position, action));
      action.accept(new EndPhase());
    }

    @Override
    public void forExtras(Consumer<? super Order> action) {
      extras.forEach(extra -> extra.forEach(position, action));
    }

    /** What the staff proposes, until it has nothing more to do; none where nobody does. */
    @Override
    public Optional<Order> suggestion() {
      boolean staffed = false;
      for (ExtraOrder extra : extras) {
        if (extra instanceof Proposing proposing) {
          staffed = true;
          Optional<Order> proposal = proposing.proposal(position);
          if (proposal.isPresent()) {
            return proposal;
          }
        }
      }
      return staffed ? Optional.of(new EndPhase()) : Optional.empty();
    }

    /** Every second order at random ends the phase, so that play by it comes to an end. */
    @Override
    public Order sample(RandomGenerator random) {
      List<Order> orders = new ArrayList<>();
      if (random.nextBoolean()) {
        forExtras(orders::add);
      }
      return orders.isEmpty() ? new EndPhase() : orders.get(random.nextInt(orders.size()));
    }
  }
}
