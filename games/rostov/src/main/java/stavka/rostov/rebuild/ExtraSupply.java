package stavka.rostov.rebuild;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;
import stavka.rostov.sequence.Proposing;

/** Supply from outside for a Soviet stack that wants it; what is left makes attack points. */
@Rule("7.26")
public final class ExtraSupply implements ExtraOrder, Proposing {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;

  public ExtraSupply(RostovTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Resupply;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    int hex = ((Resupply) order).hex();
    if (hex < 0 || hex >= theatre.grid().size()) {
      return theatre.cites().objection("no-such-hex");
    }
    if (position.ledger(RostovLedger.EXTRA) == 0) {
      return theatre.cites().objection("resupply-none");
    }
    return wanting(position, hex).isEmpty()
        ? theatre.cites().objection("nothing-to-relieve", Detail.hex(hex))
        : null;
  }

  private Ints wanting(Position position, int hex) {
    return position
        .stack(hex)
        .filter(
            unit ->
                pieces.side(unit) == Side.SOVIET
                    && SupplyState.of(position, unit) != SupplyState.GENERAL);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    int hex = ((Resupply) order).hex();
    draft.add(RostovLedger.EXTRA, -1);
    wanting(draft.view(), hex).each(unit -> draft.clear(unit, RostovMarks.SUPPLY));
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    if (position.ledger(RostovLedger.EXTRA) == 0) {
      return;
    }
    for (int hex = 0; hex < theatre.grid().size(); hex++) {
      if (!position.vacant(hex) && !wanting(position, hex).isEmpty()) {
        action.accept(new Resupply(hex));
      }
    }
  }

  /** Where most units are out of supply. */
  @Override
  public Optional<Order> proposal(Position position) {
    Order[] best = {null};
    int[] most = {0};
    forEach(
        position,
        order -> {
          int units = wanting(position, ((Resupply) order).hex()).size();
          if (units > most[0]) {
            most[0] = units;
            best[0] = order;
          }
        });
    return Optional.ofNullable(best[0]);
  }
}
