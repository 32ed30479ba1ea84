package stavka.redstar.arrival;

import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
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
import stavka.operational.board.Stacking;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;

/** A reinforcement phase: what is due is put on the map, or waits. */
@Rule({"15.0", "15.1", "15.2", "15.2.1", "15.2.4"})
final class ArrivalStage extends ChoiceStage {
  private final Side side;
  private final RedStarPieces pieces;
  private final Sites sites;
  private final Stacking stacking;
  private final EntryEffect effects;

  ArrivalStage(Side side, RedStarTheatre theatre, Sites sites, EntryEffect effects) {
    super(new Decision(side, "choose-arrivals", "15.2"));
    this.side = side;
    this.pieces = theatre.pieces();
    this.sites = sites;
    this.stacking = theatre.stacking();
    this.effects = effects;
  }

  /** Whether a counter may come now; partisans have a step of their own. */
  private boolean due(Position position, int unit) {
    return pieces.side(unit) == side
        && position.inBox(unit, Box.TRACK)
        && position.get(unit, RedStarMarks.DUE) <= position.turn()
        && !pieces.is(unit, Kind.PARTISAN);
  }

  @Override
  protected @Nullable Objection objection(Position position, Order order) {
    if (!(order instanceof Place place)
        || place.units().size() != 1
        || !pieces.has(place.units().first())) {
      return Objection.of("15.2", "one-arrival");
    }
    int unit = place.units().first();
    return due(position, unit)
        ? sites.objection(position, sites.supplied(position, unit), unit, place.hex())
        : Objection.of("15.2.1", "not-due", unit(unit));
  }

  @Override
  protected boolean any(Position position) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (due(position, unit)) {
        HexSet supplied = sites.supplied(position, unit);
        for (int hex = 0; hex < position.grid().size(); hex++) {
          if (supplied.has(hex)
              && sites.objection(position, supplied, unit, hex) == null
              && stacking.fits(position, Ints.of(unit), hex)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Places where the unit could also stay. */
  @Override
  protected void listFor(Position position, int unit, Consumer<? super Order> action) {
    if (!due(position, unit)) {
      return;
    }
    HexSet supplied = sites.supplied(position, unit);
    Ints units = Ints.of(unit);
    for (int hex = 0; hex < position.grid().size(); hex++) {
      if (supplied.has(hex)
          && sites.objection(position, supplied, unit, hex) == null
          && stacking.fits(position, units, hex)) {
        action.accept(new Place(units, hex));
      }
    }
  }

  /** A unit first, then where to. */
  @Override
  protected Order draw(Position position, RandomGenerator random) {
    int first = random.nextInt(pieces.count());
    List<Order> orders = new ArrayList<>();
    for (int i = 0; i < pieces.count() && orders.isEmpty(); i++) {
      listFor(position, (first + i) % pieces.count(), orders::add);
    }
    return orders.isEmpty() ? new EndPhase() : orders.get(random.nextInt(orders.size()));
  }

  @Override
  protected void give(Draft draft, Order order) {
    Place place = (Place) order;
    int unit = place.units().first();
    draft.clear(unit, RedStarMarks.DUE);
    draft.moveTo(unit, place.hex());
    draft.say(new Placed(place.units(), place.hex(), "15.2"));
    effects.came(draft, side, place.units(), Ints.of(place.hex()));
  }
}
