package stavka.rostov.special;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.rostov.model.RostovTheatre;

/** What the staff would do with special units, for bots. */
public record SpecialCounsel(RostovTheatre theatre) {
  /** Men for the strongest worn unit that a Zap regiment stands with; empty if there is none. */
  public Optional<Order> reinforce(Position position, Orders legal) {
    @Nullable Order[] best = {null};
    int[] most = {0};
    legal.forExtras(
        order -> {
          if (order instanceof Reinforce reinforce) {
            int worth =
                theatre.pieces().attack(position, reinforce.unit())
                    + theatre.pieces().defence(position, reinforce.unit());
            if (worth > most[0]) {
              most[0] = worth;
              best[0] = order;
            }
          }
        });
    return Optional.ofNullable(best[0]);
  }
}
