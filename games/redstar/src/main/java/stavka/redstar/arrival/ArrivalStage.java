package stavka.redstar.arrival;

import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Placed;
import stavka.engine.hex.HexSet;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.ChoiceStage;
import stavka.engine.play.Decision;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarTheatre;

/** A reinforcement phase: what is due is put on the map, or waits. */
@Rule({"15.0", "15.1", "15.2", "15.2.1", "15.2.4"})
record ArrivalStage(Side side, RedStarTheatre theatre, Sites sites, EntryEffect effects)
    implements ChoiceStage {
  @Override
  public Decision decision() {
    return new Decision(side, "choose-arrivals", "15.2");
  }

  /** Whether a counter may come now; partisans have a step of their own. */
  private boolean due(Position position, int unit) {
    return theatre.side(unit) == side
        && position.inBox(unit, Box.TRACK)
        && position.get(unit, RedStarMarks.DUE) <= position.turn()
        && !theatre.pieces().is(unit, Kind.PARTISAN);
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    if (!(order instanceof Place(Ints units, int hex)) || !theatre.pieces().one(units)) {
      return Objection.of("15.2", "one-arrival");
    }
    int unit = units.first();
    return due(position, unit)
        ? sites.objection(position, sites.supplied(position, unit), unit, hex)
        : Objection.of("15.2.1", "not-due", unit(unit));
  }

  @Override
  public boolean any(Position position) {
    return theatre
        .pieces()
        .all()
        .any(unit -> due(position, unit) && position.grid().hexes().anyMatch(site(position, unit)));
  }

  /** Whether a unit may come to a hex, full or not: others may make room when they move. */
  @Rule("15.2.4")
  private IntPredicate site(Position position, int unit) {
    HexSet supplied = sites.supplied(position, unit);
    return hex -> supplied.has(hex) && sites.objection(position, supplied, unit, hex) == null;
  }

  @Override
  public void listFor(Position position, int unit, Consumer<? super Order> action) {
    if (due(position, unit)) {
      position
          .grid()
          .hexes()
          .filter(site(position, unit))
          .forEach(hex -> action.accept(new Place(Ints.of(unit), hex)));
    }
  }

  /** A unit first, then where to. */
  @Override
  public Order draw(Position position, RandomGenerator random) {
    int first = random.nextInt(theatre.pieces().count());
    List<Order> orders = new ArrayList<>();
    for (int i = 0; i < theatre.pieces().count() && orders.isEmpty(); i++) {
      listFor(position, (first + i) % theatre.pieces().count(), orders::add);
    }
    return orders.isEmpty() ? new EndPhase() : orders.get(random.nextInt(orders.size()));
  }

  @Override
  public void give(Draft draft, Order order) {
    Place place = (Place) order;
    int unit = place.units().first();
    draft.clear(unit, RedStarMarks.DUE);
    draft.moveTo(unit, place.hex());
    draft.say(new Placed(place.units(), place.hex(), "15.2"));
    effects.came(draft, side, place.units(), Ints.of(place.hex()));
  }
}
