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
import stavka.engine.value.Side;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.sequence.Proposing;

/** New armoured trains: those of the army to the Active box, those of the NKVD to the track. */
@Rule("7.25")
public final class Trains implements ExtraOrder, Proposing {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Purse purse;
  private final Track track;

  public Trains(RostovTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.purse = new Purse(theatre, Side.SOVIET);
    this.track = new Track(theatre);
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Raise;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    int unit = ((Raise) order).unit();
    Objection stranger = theatre.stranger(Side.SOVIET, unit);
    if (stranger != null) {
      return stranger;
    }
    if (!pieces.train(unit)) {
      return theatre.cites().objection("raise-train", Detail.unit(unit));
    }
    if (!position.inBox(unit, Box.CADRE)) {
      return theatre.cites().objection("raise-not-boxed", Detail.unit(unit));
    }
    return purse.has(position, Purse.TRAIN, 1)
        ? null
        : theatre.cites().objection("raise-no-points", Detail.number(1));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    int unit = ((Raise) order).unit();
    purse.pay(draft, Purse.TRAIN, 1);
    if (pieces.nkvd(unit)) {
      track.send(draft, unit);
    } else {
      draft.moveToBox(unit, Box.ACTIVE);
    }
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      Raise order = new Raise(unit);
      if (pieces.train(unit) && objection(position, order) == null) {
        action.accept(order);
      }
    }
  }

  /** Those of the army are back sooner. */
  @Override
  public Optional<Order> proposal(Position position) {
    Order[] best = {null};
    forEach(
        position,
        order -> {
          if (best[0] == null || !pieces.nkvd(((Raise) order).unit())) {
            best[0] = order;
          }
        });
    return Optional.ofNullable(best[0]);
  }
}
