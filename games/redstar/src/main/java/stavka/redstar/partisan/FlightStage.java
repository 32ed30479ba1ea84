package stavka.redstar.partisan;

import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import stavka.engine.event.Placed;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Decision;
import stavka.engine.play.ListedOrders;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.redstar.loss.Fate;

/** The Soviet player takes a partisan away from Axis units, or loses it. */
@Rule("11.1.8")
final class FlightStage implements Stage {
  private final Hideouts hideouts;
  private final Fate fate;
  private final int farthest;

  /**
   * @param farthest how many hexes away a partisan may go
   */
  FlightStage(Hideouts hideouts, Fate fate, int farthest) {
    this.hideouts = hideouts;
    this.fate = fate;
    this.farthest = farthest;
  }

  private List<Order> refuges(Position position, int partisan) {
    List<Order> orders = new ArrayList<>();
    int from = position.place(partisan);
    for (int hex = 0; hex < position.grid().size(); hex++) {
      if (position.grid().distance(hex, from) <= farthest
          && hex != from
          && hideouts.objection(position, partisan, hex) == null) {
        orders.add(new Place(Ints.of(partisan), hex));
      }
    }
    return orders;
  }

  @Override
  public Orders orders(Position position) {
    int partisan = ((Flight) Objects.requireNonNull(position.frame())).partisan();
    return new ListedOrders(
        new Decision(Side.SOVIET, "choose-refuge", "11.1.8"),
        refuges(position, partisan),
        Objection.of("11.1.8", "no-refuge", unit(partisan)));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Place place = (Place) order;
    draft.pop();
    draft.moveTo(place.units().first(), place.hex());
    draft.say(new Placed(place.units(), place.hex(), "11.1.8"));
  }

  /** A partisan without a refuge is lost. */
  @Override
  public boolean proceed(Draft draft) {
    int partisan = ((Flight) Objects.requireNonNull(draft.frame())).partisan();
    if (draft.onMap(partisan) && !refuges(draft.view(), partisan).isEmpty()) {
      return false;
    }
    draft.pop();
    if (draft.onMap(partisan)) {
      fate.eliminate(draft, partisan, "11.1.8");
    }
    return true;
  }
}
