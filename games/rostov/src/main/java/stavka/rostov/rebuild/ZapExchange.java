package stavka.rostov.rebuild;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Placed;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;
import stavka.rostov.model.Charts;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;
import stavka.rostov.sequence.Proposing;

/** A training regiment in a supplied town takes in a cadre, which stays there for the turn. */
@Rule({"7.22", "22.71", "22.73"})
public final class ZapExchange implements ExtraOrder, Proposing {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Fates fates;
  private final Purse purse;

  public ZapExchange(RostovTheatre theatre, Fates fates) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.fates = fates;
    this.purse = new Purse(theatre, Side.SOVIET);
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Exchange;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    Exchange exchange = (Exchange) order;
    for (int unit : Ints.of(exchange.zap(), exchange.cadre())) {
      Objection stranger = theatre.stranger(Side.SOVIET, unit);
      if (stranger != null) {
        return stranger;
      }
    }
    if (!offers(position, exchange.zap()) || !wants(position, exchange.cadre())) {
      return theatre.cites().objection("exchange-who");
    }
    return room(position, exchange) ? null : theatre.cites().objection("too-many");
  }

  private boolean offers(Position position, int zap) {
    return pieces.kind(zap) == Kind.ZAP
        && position.onMap(zap)
        && (theatre.ground().village(position.place(zap))
            || theatre.ground().terrain(position.place(zap)).urban())
        && SupplyState.of(position, zap) == SupplyState.GENERAL;
  }

  /** Cadres on foot or horse that men bring back; those of the NKVD have their own way. */
  @Rule({"7.22", "7.23"})
  private boolean wants(Position position, int cadre) {
    Charts.Cost cost = purse.cost(cadre);
    return position.inBox(cadre, Box.CADRE)
        && pieces.side(cadre) == Side.SOVIET
        && pieces.kind(cadre) != Kind.ZAP
        && !pieces.nkvd(cadre)
        && !pieces.motorised(cadre)
        && cost != null
        && cost.type().equals(Purse.MEN)
        && !cost.cadreAtMost();
  }

  /** The regiment makes room for the cadre. */
  private boolean room(Position position, Exchange exchange) {
    int hex = position.place(exchange.zap());
    int load = theatre.stacking().load(position, Side.SOVIET, hex);
    return load
            - theatre.stacking().weight(exchange.zap())
            + theatre.stacking().weight(exchange.cadre())
        <= theatre.stacking().limit(Side.SOVIET, hex);
  }

  @Override
  @Rule({"7.22", "22.73"})
  public void carryOut(Draft draft, Order order) {
    Exchange exchange = (Exchange) order;
    int hex = draft.place(exchange.zap());
    fates.remove(draft, exchange.zap(), Box.CADRE);
    draft.moveTo(exchange.cadre(), hex);
    Charts.Cost cost = purse.cost(exchange.cadre());
    Boxes.reform(draft, theatre, exchange.cadre(), cost != null && cost.nonOp());
    draft.set(exchange.cadre(), RostovMarks.HELD);
    draft.say(new Placed(Ints.of(exchange.cadre()), hex, theatre.cites().rule("exchange-who")));
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    for (int zap = 0; zap < pieces.count(); zap++) {
      for (int cadre = 0; offers(position, zap) && cadre < pieces.count(); cadre++) {
        Exchange order = new Exchange(zap, cadre);
        if (wants(position, cadre) && room(position, order)) {
          action.accept(order);
        }
      }
    }
  }

  /** A division of several steps is worth the regiment, the strongest first. */
  @Override
  public Optional<Order> proposal(Position position) {
    Order[] best = {null};
    int[] most = {0};
    forEach(
        position,
        order -> {
          int cadre = ((Exchange) order).cadre();
          if (pieces.division(cadre) && Worth.of(pieces, cadre) > most[0]) {
            most[0] = Worth.of(pieces, cadre);
            best[0] = order;
          }
        });
    return Optional.ofNullable(best[0]);
  }
}
