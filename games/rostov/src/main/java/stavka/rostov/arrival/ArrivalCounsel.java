package stavka.rostov.arrival;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;

/** What the staff would do with those who come and go, for bots. */
public record ArrivalCounsel(RostovTheatre theatre) {
  /** What comes next in a phase of arrivals or departures; empty in others. */
  public Optional<Order> next(Orders legal) {
    String code = legal.decision().code();
    return code.endsWith("-departures") || code.endsWith("-arrivals")
        ? legal.suggestion()
        : Optional.empty();
  }

  /**
   * A unit put down during movement: where points are to be had nearest the enemy, be it a fortress
   * unit or a division called up in a village.
   */
  public Optional<Order> place(Position position, Orders legal) {
    byte[] far = theatre.board(position).distancesToUnits(Side.AXIS);
    @Nullable Order[] best = {null};
    int[] most = {Integer.MIN_VALUE};
    legal.forExtras(
        order -> {
          if (order instanceof Place place) {
            int worth = worth(position, place.hex()) - far[place.hex()];
            if (worth > most[0]) {
              most[0] = worth;
              best[0] = place;
            }
          }
        });
    return Optional.ofNullable(best[0]);
  }

  private int worth(Position position, int hex) {
    for (ScenarioPlan.Place place : theatre.plan(position).victory().places()) {
      if (place.hex() == hex) {
        return 2 * place.points(position.turn());
      }
    }
    return 0;
  }
}
