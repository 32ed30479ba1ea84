package stavka.redstar.partisan;

import static stavka.engine.reason.Detail.unit;

import java.util.List;
import stavka.engine.event.Placed;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Decision;
import stavka.engine.play.ListedOrders;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;
import stavka.redstar.loss.Fate;

/**
 * The Soviet player takes a partisan away from Axis units, or loses it.
 *
 * @param farthest how many hexes away a partisan may go
 */
@Rule("11.1.8")
record FlightStage(Hideouts hideouts, Fate fate, int farthest) implements Stage {
  /** A partisan must leave its hex at once [11.1.8]. */
  @Rule("11.1.8")
  record Flight(@Unit int partisan) implements Frame {}

  private List<Order> refuges(Position position, int partisan) {
    int from = position.place(partisan);
    return hideouts
        .of(position, partisan)
        .filter(hex -> hex != from && position.grid().distance(hex, from) <= farthest)
        .<Order>mapToObj(hex -> new Place(Ints.of(partisan), hex))
        .toList();
  }

  @Override
  public Orders orders(Position position) {
    int partisan = position.frame(Flight.class).partisan();
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
    int partisan = draft.view().frame(Flight.class).partisan();
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
