package stavka.kharkov.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Decision;
import stavka.engine.play.ListedOrders;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;
import stavka.kharkov.model.KharkovPieces;

/** The owner of a displaced headquarters puts it on one of the nearest friendly units. */
@Rule("10.17")
record DisplaceStage(KharkovPieces pieces, Headquarters headquarters) implements Stage {
  /**
   * A displaced headquarters has several friendly units equally near: its owner chooses [10.17].
   */
  public record Displace(@Unit int hq, @Hex Ints hexes) implements Frame {}

  @Override
  public Orders orders(Position position) {
    Displace frame = position.frame(Displace.class);
    List<Order> orders = new ArrayList<>();
    frame.hexes().each(hex -> orders.add(new Place(Ints.of(frame.hq()), hex)));
    return new ListedOrders(
        new Decision(pieces.side(frame.hq()), "displace", "10.17"),
        orders,
        Objection.of("10.17", "displace-nearest", Detail.unit(frame.hq())));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Displace frame = (Displace) draft.pop();
    headquarters.putOn(draft, frame.hq(), ((Place) order).hex());
  }
}
