package stavka.kharkov.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.kharkov.RealTheatre.THEATRE;
import static stavka.kharkov.RealTheatre.hex;
import static stavka.kharkov.RealTheatre.unit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import stavka.engine.event.Event;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Orders;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.RealTheatre;

/** One side's set-up on the real map, order by order. */
final class SetUpTable {
  private final SetUpStage stage;
  private Position position = RealTheatre.beginning();
  private final List<Event> events = new ArrayList<>();

  SetUpTable(Side side) {
    this.stage = new SetUpStage(THEATRE, side);
  }

  static Place place(String where, String... units) {
    return new Place(
        Ints.of(Arrays.stream(units).mapToInt(RealTheatre::unit).toArray()), hex(where));
  }

  /** Gives an order to which there must be no objection. */
  SetUpTable give(Order order) {
    assertThat(orders().objections(order)).as(order.toString()).isEmpty();
    Draft draft = position.edit();
    stage.carryOut(draft, order);
    position = draft.view();
    events.addAll(draft.events());
    return this;
  }

  SetUpTable give(String where, String... units) {
    return give(place(where, units));
  }

  List<Objection> objections(Order order) {
    return orders().objections(order);
  }

  /** The rule and code of the first objection. */
  String refusal(Order order) {
    List<Objection> objections = orders().objections(order);
    return objections.isEmpty()
        ? ""
        : objections.getFirst().rule() + " " + objections.getFirst().code();
  }

  Orders orders() {
    return stage.orders(position);
  }

  /** What all orders so far have told. */
  List<Event> events() {
    return events;
  }

  Position position() {
    return position;
  }

  String where(String unit) {
    return THEATRE.map().name(position.place(unit(unit)));
  }
}
