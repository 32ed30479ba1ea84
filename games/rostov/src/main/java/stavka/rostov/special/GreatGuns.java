package stavka.rostov.special;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.sequence.Proposing;

/**
 * Great guns are on the march or in position; they change in their side's engineer phase, into
 * position only if they did not move in the segment, and once.
 *
 * @param side whose guns are turned in the phase that offers this
 */
@Rule({"23.42", "23.43"})
public record GreatGuns(RostovTheatre theatre, Side side) implements ExtraOrder, Proposing {
  @Override
  public boolean handles(Order order) {
    return order instanceof Deploy;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    int gun = ((Deploy) order).gun();
    RostovPieces pieces = theatre.pieces();
    Objection stranger = theatre.stranger(position, side, gun);
    if (stranger != null) {
      return stranger;
    }
    if (!pieces.greatGun(gun)) {
      return theatre.cites().objection("deploy-who", Detail.unit(gun));
    }
    return position.has(gun, RostovMarks.SHIFTED)
        ? theatre.cites().objection("deploy-moved", Detail.unit(gun))
        : null;
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    int gun = ((Deploy) order).gun();
    draft.set(gun, RostovMarks.TURNED, draft.has(gun, RostovMarks.TURNED) ? 0 : 1);
    draft.set(gun, RostovMarks.SHIFTED);
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    for (int gun = 0; gun < theatre.pieces().count(); gun++) {
      Deploy order = new Deploy(gun);
      if (theatre.pieces().greatGun(gun) && objection(position, order) == null) {
        action.accept(order);
      }
    }
  }

  /** Into position where enemies are in reach, on the march where none are. */
  @Override
  public Optional<Order> proposal(Position position) {
    @Nullable Order[] best = {null};
    forEach(
        position,
        order -> {
          int gun = ((Deploy) order).gun();
          byte[] far = theatre.board(position).distances(side.enemy());
          boolean near = far[position.place(gun)] <= theatre.pieces().range(gun);
          if (best[0] == null && near != position.has(gun, RostovMarks.TURNED)) {
            best[0] = order;
          }
        });
    return Optional.ofNullable(best[0]);
  }
}
