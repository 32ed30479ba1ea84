package stavka.panzer.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Activity;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.operational.game.StandardSetUp;

/** A player sets up: he places units as often as he likes, or all of them in the standard way. */
public interface SetUp extends Stage {
  Decision decision();

  Placement placement();

  /** What is left undone; empty if the set-up may end. */
  List<Objection> undone(Position position);

  /** Why an order cannot be given that neither places units nor ends the set-up, or null. */
  @Nullable Objection other(Position position, Order order);

  /** The orders of that sort. */
  default void others(Position position, Consumer<? super Order> action) {}

  Order sample(Position position, RandomGenerator random);

  @Override
  default Orders orders(Position position) {
    return new Choices(this, position);
  }

  /** What may be ordered while setting up. */
  record Choices(SetUp setUp, Position position) implements Orders {
    @Override
    public Decision decision() {
      return setUp.decision();
    }

    @Override
    public Activity activity() {
      return Activity.SET_UP;
    }

    @Override
    public Optional<Order> suggestion() {
      return Optional.of(setUp.undone(position).isEmpty() ? new EndPhase() : new StandardSetUp());
    }

    @Override
    public List<Objection> objections(Order order) {
      return switch (order) {
        case StandardSetUp _ -> List.of();
        case EndPhase _ -> setUp.undone(position);
        case Place place -> Objection.listed(setUp.placement().objection(position, place));
        default -> Objection.listed(setUp.other(position, order));
      };
    }

    @Override
    public void forEach(Consumer<? super Order> action) {
      action.accept(new StandardSetUp());
      if (setUp.undone(position).isEmpty()) {
        action.accept(new EndPhase());
      }
      for (int unit = 0; unit < position.counters(); unit++) {
        setUp.placement().forEachHex(position, unit, action);
      }
      setUp.others(position, action);
    }

    @Override
    public Order sample(RandomGenerator random) {
      return setUp.sample(position, random);
    }
  }
}
