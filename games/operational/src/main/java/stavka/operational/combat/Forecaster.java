package stavka.operational.combat;

import java.util.Optional;
import stavka.engine.order.Order;
import stavka.engine.play.Forecast;
import stavka.engine.position.Position;

/** Tells the chances of orders that lead to a combat. */
@FunctionalInterface
public interface Forecaster {
  Optional<Forecast> forecast(Position position, Order order);
}
